import type { LengthProblem } from '#commerce/length-problem.ts'
import type { SettingsProblem } from '#commerce/settings/settings-problem.ts'
import { withLengthProblem } from '#commerce/texts/length-problem.messages.ts'
import { defineMessages } from '#i18n/define-messages.ts'
import type { ProblemText } from '#i18n/problem.ts'

const ownText: ProblemText<Exclude<SettingsProblem, LengthProblem>> = defineMessages({
  en: {
    missing: 'Enter a text.',
    'special-characters': 'Remove special characters.',
    'email-invalid': 'Enter a valid email address.',
    'number-invalid': 'Start with + and the country code, such as +20 2 2735 0000.',
    'time-missing': 'Enter a time.',
    'closes-early': 'The closing time must be after the opening time.',
    'weekdays-missing': 'Choose at least one day.',
    'amount-invalid': 'Enter whole pounds, 0 or more.',
    'not-between': 'Enter a whole number from {least} to {most}.',
    invalid: 'This value is not accepted.',
  },
  ar: {
    missing: 'اكتب النص.',
    'special-characters': 'احذف الرموز الخاصة.',
    'email-invalid': 'اكتب بريدًا إلكترونيًا صحيحًا.',
    'number-invalid': 'ابدأ بعلامة + ثم كود الدولة، مثل \u2066+20 2 2735 0000\u2069.',
    'time-missing': 'اكتب الساعة.',
    'closes-early': 'يجب أن يكون موعد الإغلاق بعد موعد الفتح.',
    'weekdays-missing': 'اختر يومًا واحدًا على الأقل.',
    'amount-invalid': 'اكتب مبلغًا صحيحًا بالجنيه، 0 أو أكثر.',
    'not-between': 'اكتب رقمًا صحيحًا من {least} إلى {most}.',
    invalid: 'هذه القيمة غير مقبولة.',
  },
}).of

/** Why a setting cannot be saved, beside its field. */
export const settingsProblemText: ProblemText<SettingsProblem> = withLengthProblem(ownText)
