import { westernDigits } from '#i18n/western-digits.ts'

/** The digits of a typed number: drops spaces and dashes, converts Arabic digits. */
function compact(text: string): string {
  return westernDigits(text)
    .replace(/[\s\-().‎‏]/g, '')
    .replace(/^00/, '+')
}

/** An Egyptian mobile number as `+201001234567`, or null for any other text. */
export function normaliseEgyptianMobile(text: string): string | null {
  const match = /^(?:\+?20|0)?(1[0125]\d{8})$/.exec(compact(text))
  return match ? `+20${match[1]}` : null
}

/** A phone number of any country in international form: customers may live abroad. */
export function normalisePhone(text: string): string | null {
  const egyptian = normaliseEgyptianMobile(text)
  if (egyptian) return egyptian
  const digits = compact(text)
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null
}
