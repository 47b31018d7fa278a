import type { Pounds } from '#commerce/money.ts'

/** The provider counts in piastres, a hundred to the pound; nothing else in the shop does. */
export function toPiastres(amount: Pounds): number {
  return amount * 100
}

export function toPoundsDown(piastres: number): Pounds {
  return Math.floor(piastres / 100)
}

export function toPoundsUp(piastres: number): Pounds {
  return Math.ceil(piastres / 100)
}

/** What the merchant's contract lets the provider charge the customer on top. */
export interface ProviderFee {
  percent: number
  piastres: number
}

/** The whole pounds that, with the fee, make such a charge; null where none do, or there is no fee. */
export function beforeFee(charged: number, { percent, piastres }: ProviderFee): Pounds | null {
  if (percent === 0 && piastres === 0) return null
  const rate = 1 + percent / 100
  const pounds = Math.round((charged - piastres) / rate / 100)
  // The provider's own rounding is not documented: a piastre more or less is the same fee.
  const isFee = pounds > 0 && Math.abs(pounds * 100 * rate + piastres - charged) <= 1
  return isFee ? pounds : null
}
