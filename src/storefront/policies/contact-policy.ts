import { shopDetails } from '#commerce/shop-details.ts'
import { contactText as text } from './contact.messages.ts'
import type { PolicyText } from './policy-text.ts'

export function contactPolicy(): PolicyText {
  const { place, hours, email } = shopDetails
  return {
    title: text('title'),
    lead: text('lead', { place }),
    showsPhones: true,
    parts: {
      [text('email')]: [email],
      [text('shop')]: [text('placeAndHours', { place, hours })],
      [text('order')]: [text('number'), text('changes')],
      [text('large')]: [text('tellUs')],
    },
  }
}
