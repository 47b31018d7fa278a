import { westernDigits } from '#i18n/western-digits.ts'

// One form for letters that keyboards and writers use interchangeably. NFKD covers the alefs with a hamza or madda.
const arabicForms: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ة: 'ه', ک: 'ك', ی: 'ي' }

/** Text as search compares it: lower case, without diacritics, tatweel and invisible characters. */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}|\p{Cf}|ـ/gu, '')
  const arabic = plain.replace(/[ٱىةکی]/g, (character) => arabicForms[character] ?? character)
  return westernDigits(arabic).toLowerCase()
}

/** The folded words and numbers of a text. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
