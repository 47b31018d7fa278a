import { intersect, type Mask, numbersOf } from './product-masks.ts'

/** The points of products by number. Only those in the mask count, so that a rare term costs no scan of all products. */
export interface Points {
  /** The others earn none. */
  within: Mask
  values: Uint8Array
  mask: Mask
}

export function noPoints(productCount: number, within: Mask): Points {
  return {
    within,
    values: new Uint8Array(productCount),
    mask: new Int32Array((productCount + 31) >> 5),
  }
}

/** For a query that requires no term. */
export function onePointEach(productCount: number, within: Mask): Points {
  return { within, mask: within, values: new Uint8Array(productCount).fill(1) }
}

/** Gives a product points, unless it has more already. */
export function earn({ within, values, mask }: Points, number: number, earned: number): void {
  const bit = 1 << (number & 31)
  if (((within[number >> 5] ?? 0) & bit) === 0) return
  const before = mask[number >> 5] ?? 0
  if ((before & bit) === 0) mask[number >> 5] = before | bit
  else if (earned <= (values[number] ?? 0)) return
  values[number] = earned
}

/** Adds points to products that have some already. */
export function addWhereAny(scores: Points, points: Points): void {
  add(scores.values, points, intersect(scores.mask, points.mask))
}

/** Adds points where both are positive. Six terms earn at most 66 points, which fits a byte. */
export function addWhereBoth(scores: Points, points: Points): void {
  scores.mask = intersect(scores.mask, points.mask)
  add(scores.values, points, scores.mask)
}

function add(values: Uint8Array, points: Points, mask: Mask): void {
  for (const number of numbersOf(mask)) {
    values[number] = (values[number] ?? 0) + (points.values[number] ?? 0)
  }
}
