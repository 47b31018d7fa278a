import type { Locale } from './locale.ts'

/** The address of a client script in the language of a page: builds write each once for every language. */
export function scriptInLocale(address: string, locale: Locale): string {
  return locale === 'en'
    ? address
    : address.replace(/\/assets\/(?=[^/]+\.js$)/, `/assets/${locale}/`)
}
