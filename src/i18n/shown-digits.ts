import { currentLocale } from './locale.ts'

/** The digits that Arabic texts may be shown with. */
export const arabicDigits = ['western', 'arabic-indic'] as const
type ArabicDigits = (typeof arabicDigits)[number]

// Of the whole shop, not of a visitor: pages are cached, and emails and papers have no visitor. A browser reads it from
// the language of its page.
let usesArabicIndic =
  typeof document !== 'undefined' && document.documentElement.lang.endsWith('arab')

/** Sets the digits of a process. */
export function setArabicDigits(digits: ArabicDigits): void {
  usesArabicIndic = digits === 'arabic-indic'
}

const isArabicIndic = () => usesArabicIndic && currentLocale() === 'ar'

/** The end of the BCP 47 tag of a page: its numbering system. */
export function numberingTag(): string {
  return isArabicIndic() ? '-u-nu-arab' : ''
}

// What is isolated stays as it is: codes, phone numbers and names.
const numbers = /[\u2066\u2068][^\u2069]*\u2069|[\d%]|[.,](?=\d)/g

/** A formatted number, or a text with numbers, in the digits of the shop: Western by default, as Egyptian shops write. */
export function shownDigits(text: string): string {
  if (!isArabicIndic()) return text
  return text.replace(numbers, (found) => '٠١٢٣٤٥٦٧٨٩٬٫٪'['0123456789,.%'.indexOf(found)] ?? found)
}
