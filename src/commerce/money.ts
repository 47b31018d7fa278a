/** An amount of Egyptian pounds: a whole number, never a fraction. */
export type Pounds = number

export const currency = 'EGP'

const format = new Intl.NumberFormat('en-EG', {
  style: 'currency',
  currency,
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})

/** `1250` reads `EGP 1,250`. */
export function formatMoney(amount: Pounds): string {
  return format.format(amount)
}

/** Whether a number can be an amount of money: whole, not negative, and exact in arithmetic. */
export function isPounds(amount: number): amount is Pounds {
  return Number.isSafeInteger(amount) && amount >= 0
}
