import { defineMessages } from '#i18n/define-messages.ts'

/** Why an occasion cannot be saved, beside its field. */
export const occasionRuleText = defineMessages({
  en: {
    enterName: 'Enter a name.',
    slug: 'Use lower-case Latin letters, digits and hyphens: mothers-day.',
    monthDay: 'Enter a day that every year has.',
    enterDate: 'Add at least one date, or choose another rule.',
    tooManyDates: 'An occasion can have up to {most} dates.',
    badDate: 'Enter each date once, as 2026-11-20.',
    tooManyProducts: 'An occasion can have up to {most} products.',
  },
  ar: {
    enterName: 'اكتب الاسم.',
    slug: 'استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات: \u2066mothers-day\u2069.',
    monthDay: 'اكتب يومًا موجودًا في كل سنة.',
    enterDate: 'أضف تاريخًا واحدًا على الأقل، أو اختر قاعدة أخرى.',
    tooManyDates:
      'يمكن إضافة {most, plural, one {تاريخ واحد} two {تاريخين} few {# تواريخ} many {# تاريخًا} other {# تاريخ}} للمناسبة على الأكثر.',
    badDate: 'اكتب كل تاريخ مرة واحدة بهذا الشكل: \u20662026-11-20\u2069.',
    tooManyProducts:
      'يمكن إضافة {most, plural, one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}} للمناسبة على الأكثر.',
  },
})
