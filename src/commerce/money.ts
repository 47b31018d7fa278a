/** An amount in whole Egyptian pounds, never a fraction. */
export type Pounds = number

export const currency = 'EGP'

const placesOfThree = /\B(?=(\d{3})+$)/g

/**
 * Formats `1250` as `EGP 1,250`. By hand, because the first `Intl.NumberFormat` of a locale costs a browser tens of
 * milliseconds, and every first page shows a price.
 */
export function formatMoney(amount: Pounds): string {
  const digits = String(Math.abs(amount)).replace(placesOfThree, ',')
  return `${amount < 0 ? '-' : ''}${currency}\u00a0${digits}`
}

/** Whether a number is a valid amount: whole, not negative, and exact in arithmetic. */
export function isPounds(amount: number): amount is Pounds {
  return Number.isSafeInteger(amount) && amount >= 0
}
