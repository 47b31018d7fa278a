import type { Locale } from './locale.ts'
import { shownDigits } from './shown-digits.ts'

// Without Intl: the first formatter of a page costs a phone tens of milliseconds.

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The plural form of a whole number as CLDR defines it: two in English, six in Arabic. */
export function pluralForm(locale: Locale, count: number): PluralForm {
  if (locale === 'en') return count === 1 ? 'one' : 'other'
  if (count === 0) return 'zero'
  if (count === 1) return 'one'
  if (count === 2) return 'two'
  const rest = count % 100
  if (rest >= 3 && rest <= 10) return 'few'
  return rest >= 11 && rest <= 99 ? 'many' : 'other'
}

/** `12345` as `12,345`. */
export function groupDigits(value: number): string {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return shownDigits(fraction ? `${grouped}.${fraction}` : grouped)
}
