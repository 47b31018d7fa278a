import type { LengthProblem } from '#commerce/length-problem.ts'
import type { OccasionProblem } from '#commerce/occasions/editing/occasion-problem.ts'
import { withLengthProblem } from '#commerce/texts/length-problem.messages.ts'
import { defineMessages } from '#i18n/define-messages.ts'
import type { ProblemText } from '#i18n/problem.ts'

const ownText: ProblemText<Exclude<OccasionProblem, LengthProblem>> = defineMessages({
  en: {
    'name-missing': 'Enter a name.',
    'slug-invalid': 'Use lower-case Latin letters, digits and hyphens: mothers-day.',
    'day-invalid': 'Enter a day that every year has.',
    'dates-missing': 'Add at least one date, or choose another rule.',
    'too-many-dates': 'An occasion can have up to {most} dates.',
    'dates-invalid': 'Enter each date once, as 2026-11-20.',
    'too-many-products': 'An occasion can have up to {most} products.',
  },
  ar: {
    'name-missing': 'اكتب الاسم.',
    'slug-invalid': 'استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات: \u2066mothers-day\u2069.',
    'day-invalid': 'اكتب يومًا موجودًا في كل سنة.',
    'dates-missing': 'أضف تاريخًا واحدًا على الأقل، أو اختر قاعدة أخرى.',
    'too-many-dates':
      'يمكن إضافة {most, plural, one {تاريخ واحد} two {تاريخين} few {# تواريخ} many {# تاريخًا} other {# تاريخ}} للمناسبة على الأكثر.',
    'dates-invalid': 'اكتب كل تاريخ مرة واحدة بهذا الشكل: \u20662026-11-20\u2069.',
    'too-many-products':
      'يمكن إضافة {most, plural, one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}} للمناسبة على الأكثر.',
  },
}).of

/** Why an occasion cannot be saved, beside its field. */
export const occasionProblemText: ProblemText<OccasionProblem> = withLengthProblem(ownText)
