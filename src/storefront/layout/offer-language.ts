import { readLocale } from '#i18n/locale.ts'
import { otherLocale } from '#ui/other-language.ts'
import { isLanguageOfferKnown, rememberLanguageOffer } from './language-offer-memory.ts'

// Later than the click that counts as the input: the bar must not appear under it.
const afterInputMs = 1000

export type LanguageOfferPart = typeof import('./language-offer.tsx')

/** Loads the offer of the other language once in the life of a browser, and never where storage is blocked. */
export function offerLanguage(show: (offer: LanguageOfferPart) => void): void {
  if (isLanguageOfferKnown() || !prefersOther(navigator.languages)) return
  rememberLanguageOffer()
  if (!isLanguageOfferKnown()) return
  setTimeout(() => import('./language-offer.tsx').then(show, () => undefined), afterInputMs)
}

/** Whether a browser with these languages prefers the other language of the shop. */
export function prefersOther(languages: readonly string[]): boolean {
  const preferred = languages
    .map((tag) => readLocale(tag.toLowerCase().split('-')[0]))
    .find((locale) => locale !== undefined)
  return preferred === otherLocale()
}
