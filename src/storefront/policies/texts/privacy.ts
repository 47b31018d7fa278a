import type { PolicyText } from '../policy.ts'

export const privacy: PolicyText = {
  title: 'Privacy',
  lead: 'We store what we need to deliver your flowers, and we do not track you.',
  parts: [
    {
      heading: 'What we store',
      paragraphs: [
        'About you: your name, email address, phone number if you enter one, and orders. About the recipient: the name, phone number and address, so that the driver finds them.',
        'We never see your card number. You enter it on the page of our payment provider.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'One cookie keeps you signed in, and another belongs to the sign-in itself. Your browser stores your cart and wishlist. We use no advertising cookies.',
      ],
    },
    {
      heading: 'Analytics',
      paragraphs: [
        'We count page views and loading times on our own server. We use no cookies for this, do not store your IP address and cannot tell visitors apart. If your browser sends “Do Not Track”, we count nothing.',
      ],
    },
    {
      heading: 'Who can see it',
      paragraphs: [
        'Our staff see what they need for your order. Others who open your order page see no phone numbers, addresses or messages.',
        'Email us to see, correct or delete your data.',
      ],
    },
  ],
}
