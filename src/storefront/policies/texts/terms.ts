import type { PolicyText } from '../policy.ts'

export const terms: PolicyText = {
  title: 'Terms',
  lead: 'The terms of your order, short enough to read before the flowers fade.',
  parts: [
    {
      heading: 'Your order',
      paragraphs: [
        'An order is confirmed when it is paid. A cash order is confirmed when you place it, or when you confirm it with the code that we email you.',
        'We reserve your flowers for 30 minutes while an online payment is pending. After that the order expires and you are not charged.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'Prices are in Egyptian pounds. A sale price applies between the start and the end of the sale. If a price changes during checkout, we show you the new price before you place the order.',
      ],
    },
    {
      heading: 'Cancellation and refunds',
      paragraphs: [
        'You can cancel on your order page until we start to prepare your flowers. After that, email us: we can cancel until they leave the shop. We refund the original payment method. Your bank may need a few days to show the refund.',
        'An order that is out for delivery can no longer be cancelled. Our freshness guarantee still applies.',
      ],
    },
    {
      heading: 'Message card',
      paragraphs: [
        'We print your message exactly as you wrote it. We do not print hurtful messages, and we tell you if we decline one.',
      ],
    },
  ],
}
