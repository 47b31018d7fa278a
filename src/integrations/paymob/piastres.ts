import type { Pounds } from '#commerce/money.ts'

/** The provider counts in piastres, a hundred to the pound; nothing else in the shop does. */
export function toPiastres(amount: Pounds): number {
  return amount * 100
}

/** Null when the amount is not a whole number of pounds: the shop never asked for such a sum. */
export function fromPiastres(piastres: number): Pounds | null {
  return piastres % 100 === 0 ? piastres / 100 : null
}
