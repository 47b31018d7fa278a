/** How the shop calls itself, and where it can be reached. “Nawwar” is what Cairo calls a tree's first blossom. */
export const shopDetails = {
  name: 'Nawwar',
  tagline: 'Flowers cut, arranged and delivered in Cairo and Giza',
  description:
    'A flower boutique in Zamalek. Bouquets tied the morning they leave, delivered across Cairo and Giza in a window you choose.',
  email: 'hello@boutique.example',
  place: 'Zamalek, Cairo',
  country: 'EG',
  hours: 'Every day, 9 am to 10 pm',
  /** The same hours, as schema.org writes them. */
  openingHours: 'Mo-Su 09:00-22:00',
} as const
