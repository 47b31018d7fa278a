/** A language of the shop. English is the default, at paths without a prefix. */
export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]

/** BCP 47 tags, as in `<html lang>` and `hreflang`. */
export const languageTags: Record<Locale, string> = { en: 'en', ar: 'ar-EG' }
export const directions: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' }

export function readLocale(value: unknown): Locale | undefined {
  return locales.find((one) => one === value)
}

let localeOfCaller: () => Locale = () => localeOfPage

// The page says its language; a server and a test have no page.
const localeOfPage: Locale =
  typeof document === 'undefined' || !document.documentElement.lang.startsWith('ar') ? 'en' : 'ar'

/** The language of the page in a browser, of the request or job on a server. */
export function currentLocale(): Locale {
  return localeOfCaller()
}

/** Lets the server choose the locale for each request instead of for the process. */
export function setLocaleSource(source: () => Locale): void {
  localeOfCaller = source
}
