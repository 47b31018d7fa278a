import type { PolicyText } from './policy-text.ts'
import { substitutionText as text } from './substitution.messages.ts'

export function substitutionPolicy(): PolicyText {
  return {
    title: text('title'),
    lead: text('lead'),
    parts: {
      [text('mayChange')]: [text('seasonal')],
      [text('neverChanges')]: [text('named'), text('preference')],
    },
  }
}
