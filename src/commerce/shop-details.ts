import { shopText } from './shop-details.messages.ts'

/**
 * Name and contact details of the shop, texts in the language of the caller. “Nawwar” is the Cairene word for a tree's
 * first blossom.
 */
export const shopDetails = {
  get name() {
    return shopText('name')
  },
  get tagline() {
    return shopText('tagline')
  },
  get description() {
    return shopText('description')
  },
  email: 'hello@boutique.example',
  get place() {
    return shopText('place')
  },
  country: 'EG',
  get hours() {
    return shopText('hours')
  },
  /** The same hours in the format of schema.org. */
  openingHours: 'Mo-Su 09:00-22:00',
} as const
