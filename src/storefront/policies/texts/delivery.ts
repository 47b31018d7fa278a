import type { PolicyText } from '../policy.ts'

export const delivery: PolicyText = {
  title: 'Delivery',
  lead: 'Our own drivers deliver every bouquet across Cairo and Giza, upright and in water, in the time slot you choose.',
  parts: [
    {
      heading: 'Delivery times',
      paragraphs: [
        'We deliver every day, except on the few days when the shop is closed. At checkout you choose a day and a time slot. You only see time slots that are still available.',
        'The bar at the top of every page shows the next available delivery. Some products take a day or more to prepare. Their product page says so.',
      ],
    },
    {
      heading: 'Delivery fees',
      paragraphs: [
        'We deliver to the areas listed above. Each area has one fee for any order size. A few peak days have a surcharge, which checkout shows before you choose the day.',
      ],
    },
    {
      heading: 'On arrival',
      paragraphs: [
        'The driver calls the recipient only if they cannot find the address. If the recipient is not at home, we take the flowers back and call you to arrange a new time.',
        'You can send flowers anonymously. Neither the card nor the driver mentions your name.',
      ],
    },
    {
      heading: 'Tracking',
      paragraphs: ['Your order page shows the current status, from order to delivery.'],
    },
  ],
}
