import type { Pounds } from '#commerce/money.ts'

/** Converts to piastres, which only the provider uses. */
export function toPiastres(amount: Pounds): number {
  return amount * 100
}

export function toPoundsDown(piastres: number): Pounds {
  return Math.floor(piastres / 100)
}

export function toPoundsUp(piastres: number): Pounds {
  return Math.ceil(piastres / 100)
}

/** The fee that the merchant's contract lets the provider add to a payment. */
export interface ProviderFee {
  percent: number
  piastres: number
}

/** The whole pounds that amount to `charged` with the fee; null when none do or there is no fee. */
export function beforeFee(charged: number, { percent, piastres }: ProviderFee): Pounds | null {
  if (percent === 0 && piastres === 0) return null
  const rate = 1 + percent / 100
  const pounds = Math.round((charged - piastres) / rate / 100)
  // The provider's rounding is undocumented: allow one piastre of difference.
  const isFee = pounds > 0 && Math.abs(pounds * 100 * rate + piastres - charged) <= 1
  return isFee ? pounds : null
}
