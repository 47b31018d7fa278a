import { defineMessages } from '#i18n/define-messages.ts'

/** Parts of the home page whose code loads after the first view. */
export const highlightsText = defineMessages({
  en: {
    byCategory: 'Shop by category',
    selling: 'Bestsellers',
    expected: 'Expected {day}',
    seeOccasion: 'See the flowers',
  },
  ar: {
    byCategory: 'تسوّق حسب القسم',
    selling: 'الأكثر مبيعًا',
    expected: 'المتوقع {day}',
    seeOccasion: 'شاهد الباقات',
  },
})
