/** An amount of Egyptian pounds: a whole number, never a fraction. */
export type Pounds = number

export const currency = 'EGP'

const format = new Intl.NumberFormat('en-EG', {
  style: 'currency',
  currency,
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})

// A page names the same few prices over and over, and each would be formatted anew.
const mostKept = 1_000
const kept = new Map<Pounds, string>()

/** `1250` reads `EGP 1,250`. */
export function formatMoney(amount: Pounds): string {
  const known = kept.get(amount)
  if (known !== undefined) return known
  const words = format.format(amount)
  if (kept.size >= mostKept) kept.clear()
  kept.set(amount, words)
  return words
}

/** Whether a number can be an amount of money: whole, not negative, and exact in arithmetic. */
export function isPounds(amount: number): amount is Pounds {
  return Number.isSafeInteger(amount) && amount >= 0
}
