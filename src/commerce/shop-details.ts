/** Name and contact details of the shop. “Nawwar” is the Cairene word for a tree's first blossom. */
export const shopDetails = {
  name: 'Nawwar',
  tagline: 'Flowers cut, arranged and delivered in Cairo and Giza',
  description:
    'A flower boutique in Zamalek. Bouquets tied the morning they leave, delivered across Cairo and Giza in a window you choose.',
  email: 'hello@boutique.example',
  place: 'Zamalek, Cairo',
  country: 'EG',
  hours: 'Every day, 9 am to 10 pm',
  /** The same hours in the format of schema.org. */
  openingHours: 'Mo-Su 09:00-22:00',
} as const
