import type { PolicyText } from '../policy.ts'

export const freshness: PolicyText = {
  title: 'Freshness',
  lead: 'If your flowers wilt within three days, send us a photo and we replace them.',
  parts: [
    {
      heading: 'Our guarantee',
      paragraphs: [
        'Cut flowers stay fresh in clean water for at least three days after delivery. If they do not, we replace them or refund you. You choose. All we need is a photo.',
        'Orchids and other plants are covered for seven days. Vases, candles and sweets are covered if they arrive damaged.',
      ],
    },
    {
      heading: 'How we keep flowers fresh',
      paragraphs: [
        'Our stems are cut before sunrise and are in deep water by seven. We make every bouquet to order, on the day of delivery.',
      ],
    },
    {
      heading: 'How to care for them',
      paragraphs: [
        'Cut two centimetres off the stems at an angle. Change the water every two days. Keep the flowers away from fruit and direct sunlight. Each product page has care instructions.',
      ],
    },
  ],
}
