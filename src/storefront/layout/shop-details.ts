/** How the shop calls itself, and where it can be reached. */
export const shopDetails = {
  name: 'Nawwar',
  tagline: 'Flowers cut, arranged and delivered in Cairo and Giza',
  description:
    'A flower boutique in Zamalek. Bouquets tied the morning they leave, delivered across Cairo and Giza in a window you choose.',
  email: 'hello@boutique.example',
  place: 'Zamalek, Cairo',
  hours: 'Every day, 9 am to 10 pm',
} as const
