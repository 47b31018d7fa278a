import { consentText } from './consent.messages.ts'

export type ConsentKind = 'review-photo' | 'stock-alert'

/** The sentence with which customers give a permission, in the language of the page. */
export function consentSentence(kind: ConsentKind): string {
  return kind === 'review-photo' ? consentText('reviewPhoto') : consentText('stockAlert')
}
