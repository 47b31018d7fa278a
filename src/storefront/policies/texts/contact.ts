import { shopDetails } from '#commerce/shop-details.ts'
import type { PromiseText } from '../policy.ts'

export const contact: PromiseText = {
  title: 'Contact',
  lead: `Write to us, or come by in ${shopDetails.place}.`,
  parts: [
    {
      heading: 'The shop',
      paragraphs: [`${shopDetails.place}. ${shopDetails.hours}.`],
    },
    {
      heading: 'About an order',
      paragraphs: [
        'Please tell us the eight digits of the order number, which stand on the order’s page. With them we find it at once.',
        'A change of the address or of the card is easy until we begin to tie the flowers, on the day they leave.',
      ],
    },
    {
      heading: 'For weddings and larger wishes',
      paragraphs: [
        'Tell us the date, the place and what you have in mind. We answer within a day, with a florist’s name and not with a form.',
      ],
    },
  ],
}
