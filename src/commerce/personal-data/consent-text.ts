import { consentText } from './consent.messages.ts'

export type ConsentKind = 'review-photo' | 'review-name' | 'stock-alert'

const sentences = {
  'review-photo': 'reviewPhoto',
  'review-name': 'reviewName',
  'stock-alert': 'stockAlert',
} as const

/** The sentence with which customers give a permission, in the language of the page. */
export function consentSentence(kind: ConsentKind): string {
  return consentText(sentences[kind])
}
