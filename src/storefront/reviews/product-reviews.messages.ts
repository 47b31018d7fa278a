import { defineMessages } from '#i18n/define-messages.ts'

export const productReviewsText = defineMessages({
  en: {
    title: 'Reviews',
    summary: '{average} out of 5, from {count, plural, one {1 review} other {{count} reviews}}',
    verified:
      'Every review is from a customer whose flowers we delivered. We never delete reviews.',
    ofRating:
      '{rating, plural, one {1 star} other {{rating} stars}}: {count, plural, one {1 review} other {{count} reviews}}',
    hidden:
      '{count, plural, one {1 review hidden} other {{count} reviews hidden}}: {reason}. The stars still count.',
    unnamed: 'Verified customer',
    edited: 'edited',
    photo: 'Photo by {name}, {place}',
    viewPhoto: 'View photo {place} by {name}',
    photos: 'Photos by {name}',
    studio: 'In our studio',
    delivered: 'As delivered',
    viewDelivered: 'View the bouquet as delivered to the customer {name}',
    answer: 'Our answer, {day}',
    more: 'More reviews',
    allHidden: 'All reviews are hidden.',
  },
  ar: {
    title: 'التقييمات',
    summary:
      '{average} من 5، من {count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمين} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
    verified: 'كل تقييم من عميل وصّلنا إليه الورد. ولا نحذف أي تقييم.',
    ofRating:
      '{rating, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}: {count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
    hidden:
      'تقييمات مخفية: {count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}} ({reason}). وتظل نجومها محسوبة.',
    unnamed: 'عميل موثّق',
    edited: 'معدّل',
    photo: 'صورة من {name}، {place}',
    viewPhoto: 'عرض الصورة {place} من {name}',
    photos: 'صور من {name}',
    studio: 'في الاستوديو',
    delivered: 'كما وصلت',
    viewDelivered: 'عرض الباقة كما وصلت إلى {name}',
    answer: 'ردنا، {day}',
    more: 'المزيد من التقييمات',
    allHidden: 'كل التقييمات مخفية.',
  },
})
