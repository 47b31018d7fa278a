import type { PolicyText } from './policy-text.ts'
import { termsText as text } from './terms.messages.ts'

export function termsPolicy(): PolicyText {
  return {
    title: text('title'),
    lead: text('lead'),
    parts: {
      [text('order')]: [text('confirmed'), text('reserved')],
      [text('prices')]: [text('pounds')],
      [text('cancellation')]: [text('untilPreparing'), text('onTheWay')],
      [text('card')]: [text('printed')],
    },
  }
}
