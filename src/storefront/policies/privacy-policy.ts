import type { PolicyText } from './policy-text.ts'
import { privacyText as text } from './privacy.messages.ts'

export function privacyPolicy(): PolicyText {
  return {
    title: text('title'),
    lead: text('lead'),
    parts: {
      [text('stored')]: [
        text('aboutYou'),
        text('photos'),
        text('reviews'),
        text('stockAlerts'),
        text('cardNumber'),
      ],
      [text('browser')]: [text('cookies')],
      [text('analytics')]: [text('counts')],
      [text('access')]: [text('staff'), text('yourData')],
    },
  }
}
