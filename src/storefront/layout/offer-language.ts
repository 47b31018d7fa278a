import { readLocale } from '#i18n/locale.ts'
import { deviceStorage } from '#platform/browser-storage.ts'
import { otherLocale } from '#ui/other-language.ts'

const storedAs = 'language-offer'

// Later than the click that counts as the input: the bar must not appear under it.
const afterInputMs = 1000

type Offer = typeof import('./language-offer.tsx')

/** Loads the offer of the other language once in the life of a browser, and never where storage is blocked. */
export function offerLanguage(show: (offer: Offer) => void): void {
  if (deviceStorage.read(storedAs) !== null || !prefersOther(navigator.languages)) return
  rememberLanguageOffer()
  if (deviceStorage.read(storedAs) === null) return
  setTimeout(() => import('./language-offer.tsx').then(show, () => undefined), afterInputMs)
}

/** The user was offered a language, or has chosen one. */
export function rememberLanguageOffer(): void {
  deviceStorage.write(storedAs, 'seen')
}

/** Whether a browser with these languages prefers the other language of the shop. */
export function prefersOther(languages: readonly string[]): boolean {
  const preferred = languages
    .map((tag) => readLocale(tag.toLowerCase().split('-')[0]))
    .find((locale) => locale !== undefined)
  return preferred === otherLocale()
}
