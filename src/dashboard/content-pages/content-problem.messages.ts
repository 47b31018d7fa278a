import type { ContentProblem } from '#commerce/content/editing/content-problem.ts'
import type { LengthProblem } from '#commerce/length-problem.ts'
import { withLengthProblem } from '#commerce/texts/length-problem.messages.ts'
import { defineMessages } from '#i18n/define-messages.ts'
import type { ProblemText } from '#i18n/problem.ts'

const ownText: ProblemText<Exclude<ContentProblem, LengthProblem>> = defineMessages({
  en: {
    'title-missing': 'Enter a title.',
    'lead-missing': 'Enter an introduction.',
    'body-missing': 'Enter a text.',
    'placeholder-unknown':
      'There is no shop detail {placeholder}. Remove the braces, or insert another one.',
    'link-refused': 'The link {link} does not work. Start links with https://, mailto:, tel: or /.',
  },
  ar: {
    'title-missing': 'اكتب العنوان.',
    'lead-missing': 'اكتب المقدمة.',
    'body-missing': 'اكتب النص.',
    'placeholder-unknown': 'لا توجد معلومة باسم {placeholder}. احذف الأقواس أو أدرج معلومة أخرى.',
    'link-refused':
      'الرابط {link} لا يعمل. ابدأ الروابط بـ \u2066https://\u2069 أو \u2066mailto:\u2069 أو \u2066tel:\u2069 أو \u2066/\u2069.',
  },
}).of

/** Why the texts of a content page cannot be saved, beside their field. */
export const contentProblemText: ProblemText<ContentProblem> = withLengthProblem(ownText)
