import { deviceStorage } from '#platform/browser-storage.ts'

const storedAs = 'language-offer'

/** The user was offered a language, or has chosen one. */
export function rememberLanguageOffer(): void {
  deviceStorage.write(storedAs, 'seen')
}

export function isLanguageOfferKnown(): boolean {
  return deviceStorage.read(storedAs) !== null
}
