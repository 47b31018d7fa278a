/** An amount of Egyptian pounds: a whole number, never a fraction. */
export type Pounds = number

export const currency = 'EGP'

const placesOfThree = /\B(?=(\d{3})+$)/g

/**
 * `1250` reads `EGP 1,250`. Written by hand: a browser takes tens of milliseconds to be asked for a format of its own for
 * the first time, and every first page names a price.
 */
export function formatMoney(amount: Pounds): string {
  const digits = String(Math.abs(amount)).replace(placesOfThree, ',')
  return `${amount < 0 ? '-' : ''}${currency}\u00a0${digits}`
}

/** Whether a number can be an amount of money: whole, not negative, and exact in arithmetic. */
export function isPounds(amount: number): amount is Pounds {
  return Number.isSafeInteger(amount) && amount >= 0
}
