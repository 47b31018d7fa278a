import type { HiddenReason, Rating } from '#commerce/reviews/review.ts'
import type { Locale } from '#i18n/locale.ts'
import type { StaffName } from './planned-order.ts'

/** A review of the demo. The texts fit any bouquet. */
export interface DemoReview {
  rating: Rating
  text: string
  locale: Locale
  photos?: number
  showName?: boolean
  answer?: { by: StaffName; text: string }
  hidden?: HiddenReason
}

/** In turns: each is written about another order. */
export const demoReviews: readonly DemoReview[] = [
  {
    ...{ rating: 5, locale: 'en', photos: 1, showName: true },
    text: 'Exactly like the picture, and still fresh a week later. My mother sent me a photo every morning.',
    answer: { by: 'nadia', text: 'Thank you! A little water every day, and they thank her back.' },
  },
  { rating: 5, text: 'وصل الورد في موعده، طازجًا وأجمل من الصورة.', locale: 'ar', showName: true },
  {
    rating: 4,
    text: 'Beautiful flowers. The card was a little damp.',
    locale: 'en',
    showName: true,
  },
  {
    ...{ rating: 5, locale: 'ar', photos: 1, showName: true },
    text: 'المندوب كان محترمًا جدًا واتصل قبل أن يصل. زوجتي فرحت كثيرًا.',
  },
  { rating: 5, text: '', locale: 'en' },
  {
    ...{ rating: 2, locale: 'en', showName: true },
    text: 'They came twenty minutes after the slot, when the party had begun. The flowers themselves were lovely.',
    answer: {
      by: 'nadia',
      text: 'You are right, and we are sorry. The bridge was closed that evening, and we should have called you.',
    },
  },
  {
    rating: 5,
    text: 'The wrapping alone is worth it. Third order, third time perfect.',
    locale: 'en',
    showName: true,
  },
  { rating: 4, text: 'جميل جدًا، وإن كان أصغر قليلًا مما توقعت.', locale: 'ar' },
  { rating: 5, text: 'Ordered at noon, delivered at six. She cried. In a good way.', locale: 'en' },
  {
    ...{ rating: 1, locale: 'en', showName: true },
    text: 'Ask for Hany at the gate of building 14, he took my flowers. Call him: 0100 000 0000.',
    hidden: 'personal-data',
  },
  { rating: 5, text: 'الباقة متقنة، والكارت مكتوب بخط جميل.', locale: 'ar', showName: true },
  {
    rating: 3,
    text: 'Nice, but two of the stems opened a day later than the others.',
    locale: 'en',
  },
  {
    ...{ rating: 5, locale: 'en', photos: 2, showName: true },
    text: 'I live in London and sent these to my grandmother in Heliopolis. They called me when the door was opened. I could not ask for more.',
  },
  { rating: 4, text: '', locale: 'ar' },
]
