import type { PromiseText } from '../policy.ts'

export const privacy: PromiseText = {
  title: 'Privacy',
  lead: 'We keep what we need to bring the flowers, and nothing to follow you around.',
  parts: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Of you: your name, your e-mail address, your phone number if you give it, and your orders. Of the recipient: the name, the number and the address you wrote, so that the driver finds the door.',
        'We never see the number of your card. The payment provider does, on its own page.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'One cookie keeps you signed in, and another belongs to the sign-in itself. The cart and the wishlist are kept in your browser’s own storage. There are no cookies of advertisers.',
      ],
    },
    {
      heading: 'What we count',
      paragraphs: [
        'We count which pages are seen and how fast they are, ourselves and on our own server: without cookies, without your address, and without a way to tell one visitor from another. If your browser asks not to be tracked, we count nothing of your visit.',
      ],
    },
    {
      heading: 'Who may see it',
      paragraphs: [
        'Our staff, as far as they need it for your order. The public page of an order shows others no names, numbers or messages.',
        'Write to us to see, correct or have removed what we keep of you.',
      ],
    },
  ],
}
