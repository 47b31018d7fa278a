/**
 * Integers that V8 puts into one bucket of a Set or a Map. The hash of a small integer is unseeded
 * (`ComputeUnseededHash`) and each of its steps is invertible, so the keys of a hash can be computed.
 */
export function collidingIntegers(count: number): number[] {
  // The table uses the lowest bits of the hash; these are 0 for tables of up to 65,536 buckets.
  return Array.from({ length: count }, (_, index) => keyOf((index << 16) >>> 0))
}

function keyOf(hash: number): number {
  let key = undoXor(hash, 16)
  key = Math.imul(key, inverse(2057)) >>> 0
  key = undoXor(key, 4)
  key = Math.imul(key, inverse(5)) >>> 0
  key = undoXor(key, 12)
  return Math.imul(key + 1, inverse((1 << 15) - 1)) | 0
}

/** Inverts `x ^ (x >>> shift)`. */
function undoXor(value: number, shift: number): number {
  let key = value
  for (let bit = shift; bit < 32; bit += shift) key = value ^ (key >>> shift)
  return key >>> 0
}

/** Inverse of an odd number modulo 2^32, by Newton's method. */
function inverse(odd: number): number {
  let found = odd
  for (let step = 0; step < 5; step++) found = Math.imul(found, 2 - Math.imul(odd, found))
  return found
}
