import type { PromiseText } from '../policy.ts'

export const delivery: PromiseText = {
  title: 'Delivery',
  lead: 'Our own drivers bring every bouquet across Cairo and Giza, upright and in water, in the window you chose.',
  parts: [
    {
      heading: 'When',
      paragraphs: [
        'We deliver every day except the few on which the shop is closed. At checkout you choose a day and a window; a window that is full or too near cannot be chosen, so what you see is what we can keep.',
        'The bar above every page says which delivery you can still have. Some pieces need a day or more to make, and their page says so.',
      ],
    },
    {
      heading: 'Where, and for how much',
      paragraphs: [
        'We drive to the areas named above. Each has one fee, which does not depend on the size of the order. On the few busiest days of the year a delivery costs a little more, and the checkout says so before you choose.',
      ],
    },
    {
      heading: 'At the door',
      paragraphs: [
        'We call the recipient only if we cannot find them. If nobody opens, we keep the flowers with us and call you to agree on a new time.',
        'You may stay unnamed: then neither the card nor the driver says whom the flowers are from.',
      ],
    },
    {
      heading: 'On the way',
      paragraphs: [
        'The page of your order shows where it stands, from the moment it is placed until it has arrived.',
      ],
    },
  ],
}
