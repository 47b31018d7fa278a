import type { PromiseText } from '../policy.ts'

export const terms: PromiseText = {
  title: 'Terms',
  lead: 'What we agree on when you order, in words that can be read before the flowers fade.',
  parts: [
    {
      heading: 'The order',
      paragraphs: [
        'An order is made when you place it, and confirmed when it is paid, or at once if it is paid in cash at the door. An order that waits for a payment is held for half an hour; then it ends by itself and nothing is taken.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'Prices are in Egyptian pounds. A sale price counts from the start to the end of its sale. If a price changes while you are at the checkout, we say so before anything is placed.',
      ],
    },
    {
      heading: 'Cancelling',
      paragraphs: [
        'You may cancel until the flowers leave the shop by writing to us. What you paid goes back the way it came; a bank may take a few days to show it.',
        'Once they are on their way an order can no longer be cancelled, but the freshness promise holds.',
      ],
    },
    {
      heading: 'The card',
      paragraphs: [
        'We write your message as you typed it. We do not write what would hurt somebody, and tell you when we will not.',
      ],
    },
  ],
}
