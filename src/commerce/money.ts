import { currentLocale } from '#i18n/locale.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { moneyText } from './money.messages.ts'

/** An amount in whole Egyptian pounds, never a fraction. */
export type Pounds = number

export const currency = 'EGP'

/**
 * Formats `1250` as `EGP 1,250`, in Arabic as `1,250 ج.م`. By hand, because the first `Intl.NumberFormat` of a locale
 * costs a browser tens of milliseconds, and every first page shows a price.
 */
export function formatMoney(amount: Pounds): string {
  const digits = groupDigits(Math.abs(amount))
  if (currentLocale() === 'en') return `${amount < 0 ? '-' : ''}${currency}\u00a0${digits}`
  // Isolated, because in a line from right to left the sign would stand behind the number.
  return `${amount < 0 ? `\u2066-${digits}\u2069` : digits}\u00a0${moneyText('currency')}`
}

/** Whether a number is a valid amount: whole, not negative, and exact in arithmetic. */
export function isPounds(amount: number): amount is Pounds {
  return Number.isSafeInteger(amount) && amount >= 0
}
