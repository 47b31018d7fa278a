import { westernDigits } from '#database/western-digits.ts'

/** The digits of a number as people type it: with spaces and dashes, and in Arabic digits too. */
function compact(text: string): string {
  return westernDigits(text)
    .replace(/[\s\-().‎‏]/g, '')
    .replace(/^00/, '+')
}

/** An Egyptian mobile number in its one form, `+201001234567`, or null when the text is none. */
export function normaliseEgyptianMobile(text: string): string | null {
  const match = /^(?:\+?20|0)?(1[0125]\d{8})$/.exec(compact(text))
  return match ? `+20${match[1]}` : null
}

/** A number from anywhere, in international form: who sends flowers may live abroad. */
export function normalisePhone(text: string): string | null {
  const egyptian = normaliseEgyptianMobile(text)
  if (egyptian) return egyptian
  const digits = compact(text)
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null
}
