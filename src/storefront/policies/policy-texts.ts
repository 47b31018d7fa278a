import { shopDetails } from '#commerce/shop-details.ts'

export interface PolicyText {
  title: string
  /** One sentence below the title, also the description for search engines. */
  lead: string
  /** The paragraphs of each heading. */
  parts: Record<string, string[]>
  /** The numbers of the shop, which are settings, stand above the text. */
  showsPhones?: true
}

const policyTexts: Record<string, PolicyText> = {
  delivery: {
    title: 'Delivery',
    lead: 'Our own drivers deliver every bouquet across Cairo and Giza, upright and in water, in the time slot you choose.',
    parts: {
      'Delivery times': [
        'We deliver every day, except on the few days when the shop is closed. At checkout you choose a day and a time slot. You only see time slots that are still available.',
        'The bar at the top of every page shows the next available delivery. Some products take a day or more to prepare. Their product page says so.',
      ],
      'Delivery fees': [
        'We deliver to the areas listed above. Each area has one fee for any order size. A few peak days have a surcharge, which checkout shows before you choose the day.',
      ],
      'On arrival': [
        'The driver calls the recipient only if they cannot find the address. If the recipient is not at home, we take the flowers back and call you to arrange a new time.',
        'You can send flowers anonymously. Neither the card nor the driver mentions your name.',
      ],
      Tracking: ['Your order page shows the current status, from order to delivery.'],
    },
  },
  freshness: {
    title: 'Freshness',
    lead: 'If your flowers wilt within three days, send us a photo and we replace them.',
    parts: {
      'Our guarantee': [
        'Cut flowers stay fresh in clean water for at least three days after delivery. If they do not, we replace them or refund you. You choose. All we need is a photo.',
        'Open your order page, choose “Report wilted flowers” and add your photos. A florist answers within one day.',
        'Orchids and other plants are covered for seven days. Vases, candles and sweets are covered if they arrive damaged.',
      ],
      'How we keep flowers fresh': [
        'Our stems are cut before sunrise and are in deep water by seven. We make every bouquet to order, on the day of delivery.',
      ],
      'How to care for them': [
        'Cut two centimetres off the stems at an angle. Change the water every two days. Keep the flowers away from fruit and direct sunlight. Each product page has care instructions.',
      ],
    },
  },
  substitution: {
    title: 'Substitution',
    lead: 'If a stem is not good enough that morning, we use one of the same colour and value.',
    parts: {
      'What may change': [
        'Flowers are seasonal. If the market has no good coral ranunculus, we use another flower of that colour, of the same value or more. The shape, size and style of the bouquet stay the same.',
      ],
      'What never changes': [
        'We never replace the flower that a bouquet is named after: roses stay roses, and white stays white. We never replace vases, boxes or gifts. If we cannot deliver them, we call you first, and you can cancel for a full refund.',
        'At checkout you can choose what we do if a flower is missing: call you, replace it, or refund it.',
      ],
    },
  },
  contact: {
    title: 'Contact',
    lead: `Talk to us, or visit us in ${shopDetails.place}.`,
    showsPhones: true,
    parts: {
      'Email us': [shopDetails.email],
      'The shop': [`${shopDetails.place}. ${shopDetails.hours}.`],
      'About an order': [
        'Please include your order number. It has eight digits, and you find it on your order page.',
        'You can change the message card, the delivery time and the recipient’s phone number on your order page until we start to prepare the order. Email us to change the address.',
      ],
      'Weddings and large orders': [
        'Tell us the date, the place and what you have in mind. A florist replies within one day.',
      ],
    },
  },
  terms: {
    title: 'Terms',
    lead: 'The terms of your order, short enough to read before the flowers fade.',
    parts: {
      'Your order': [
        'An order is confirmed when it is paid. A cash order is confirmed when you place it, or when you confirm it with the code that we email you.',
        'We reserve your flowers for 30 minutes while an online payment is pending. After that the order expires and you are not charged.',
      ],
      Prices: [
        'Prices are in Egyptian pounds. A sale price applies between the start and the end of the sale. If a price changes during checkout, we show you the new price before you place the order.',
      ],
      'Cancellation and refunds': [
        'You can cancel on your order page until we start to prepare your flowers. After that, email us: we can cancel until they leave the shop. We refund the original payment method. Your bank may need a few days to show the refund.',
        'An order that is out for delivery can no longer be cancelled. Our freshness guarantee still applies.',
      ],
      'Message card': [
        'We print your message exactly as you wrote it. We do not print hurtful messages, and we tell you if we decline one.',
      ],
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'We store what we need to deliver your flowers, and we do not track you.',
    parts: {
      'What we store': [
        'About you: your name, email address, phone number if you enter one, and orders. About the recipient: the name, phone number and address, so that the driver finds them.',
        'Photos that you send when flowers wilted: only you and our staff can see them. We delete them 90 days after our answer.',
        'We never see your card number. You enter it on the page of our payment provider.',
      ],
      'In your browser': [
        'One cookie keeps you signed in, and two belong to the sign-in itself. Your browser stores your cart and wishlist. We use no advertising cookies.',
      ],
      Analytics: [
        'We count page views and loading times on our own server. We use no cookies for this, do not store your IP address and cannot tell visitors apart. If your browser sends “Do Not Track”, we count nothing.',
      ],
      'Who can see it': [
        'Our staff see what they need for your order. Others who open your order page see no phone numbers, addresses or messages.',
        'Email us to see, correct or delete your data.',
      ],
    },
  },
}

export function findPolicyText(name: string): PolicyText | undefined {
  return Object.hasOwn(policyTexts, name) ? policyTexts[name] : undefined
}
