import { defineMessages } from '#i18n/define-messages.ts'

export const facetText = defineMessages({
  en: {
    occasion: 'Occasion',
    colour: 'Colour',
    flower: 'Flower',
    size: 'Size',
    any: 'Any',
    option: '{name} ({count})',
    matches:
      '{count, plural, =0 {No flowers match} one {1 product matches} other {# products match}}',
  },
  ar: {
    occasion: 'المناسبة',
    colour: 'اللون',
    flower: 'نوع الزهور',
    size: 'الحجم',
    any: 'الكل',
    option: '{name} ({count})',
    matches:
      '{count, plural, zero {لا توجد ورود مطابقة} one {منتج واحد مطابق} two {منتجان مطابقان} few {# منتجات مطابقة} many {# منتجًا مطابقًا} other {# منتج مطابق}}',
  },
})
