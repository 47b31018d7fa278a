import { newDocumentId } from '#database/document-id.ts'
import { createRandom, type Random } from './random.ts'

/** Random ids and pauses of the shop that depend on a seed, until `restore`. */
export interface SeededIds {
  reseed(seed: number): void
  restore(): void
}

export function seedIds(): SeededIds {
  const original = Math.random
  let random: Random | null = null
  // Shadows the method of the prototype.
  crypto.getRandomValues = (array) => {
    if (!random) throw new Error('The buffer of ids is used up.')
    if (array instanceof Uint8Array || array instanceof Uint32Array) {
      const limit = 2 ** (8 * array.BYTES_PER_ELEMENT)
      for (let index = 0; index < array.length; index++) array[index] = random.below(limit)
    }
    return array
  }
  Math.random = () => 0
  return {
    reseed(seed) {
      random = null
      drainBuffer()
      random = createRandom(seed)
    },
    restore() {
      Reflect.deleteProperty(crypto, 'getRandomValues')
      Math.random = original
    },
  }
}

/** `newDocumentId` buffers random bytes: those of an earlier seed must not reach the next. */
function drainBuffer(): void {
  try {
    for (;;) newDocumentId()
  } catch {
    // The next id starts with an empty buffer.
  }
}
