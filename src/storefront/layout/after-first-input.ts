import { type LanguageOfferPart, offerLanguage } from './offer-language.ts'
import { revealHeader } from './reveal-header.ts'

/** Code that a page needs only once it is used, so it is not part of the first view. */
export function afterFirstInput(showOffer: (offer: LanguageOfferPart) => void): void {
  offerLanguage(showOffer)
  revealHeader()
}
