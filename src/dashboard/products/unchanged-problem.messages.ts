import type { UnchangedProblem } from '#commerce/catalogue/editing/product-changes.ts'
import { defineMessages } from '#i18n/define-messages.ts'
import type { Problem, ProblemText } from '#i18n/problem.ts'

/** `not-saved`: the request failed, so the shop may or may not have saved it. */
export type BulkProblem = UnchangedProblem | Problem<'not-saved'>

/** Why a change of several products leaves one as it is. */
export const unchangedProblemText: ProblemText<BulkProblem> = defineMessages({
  en: {
    deleted: 'Someone else has deleted it.',
    'changed-since': 'It has been changed since.',
    'not-saved': 'Saving failed. Check it before you try again.',
    'price-too-low': 'The price would be below EGP 1.',
    'price-too-high': 'The price would be too high.',
    'sale-not-below-price': 'The sale price would not be below the price.',
  },
  ar: {
    deleted: 'حذفه شخص آخر.',
    'changed-since': 'تغيّر بعد ذلك.',
    'not-saved': 'تعذّر الحفظ. تحقق منه قبل المحاولة مرة أخرى.',
    'price-too-low': 'سيصبح السعر أقل من 1 ج.م.',
    'price-too-high': 'سيصبح السعر أعلى من المسموح.',
    'sale-not-below-price': 'لن يكون سعر التخفيض أقل من السعر.',
  },
}).of
