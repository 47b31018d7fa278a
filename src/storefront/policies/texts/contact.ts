import { shopDetails } from '#commerce/shop-details.ts'
import type { PolicyText } from '../policy.ts'

export const contact: PolicyText = {
  title: 'Contact',
  lead: `Email us, or visit us in ${shopDetails.place}.`,
  parts: [
    {
      heading: 'The shop',
      paragraphs: [`${shopDetails.place}. ${shopDetails.hours}.`],
    },
    {
      heading: 'About an order',
      paragraphs: [
        'Please include your order number. It has eight digits, and you find it on your order page.',
        'You can change the message card, the delivery time and the recipient’s phone number on your order page until we start to prepare the order. Email us to change the address.',
      ],
    },
    {
      heading: 'Weddings and large orders',
      paragraphs: [
        'Tell us the date, the place and what you have in mind. A florist replies within one day.',
      ],
    },
  ],
}
