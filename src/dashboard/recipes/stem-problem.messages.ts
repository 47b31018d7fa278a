import type { LengthProblem } from '#commerce/length-problem.ts'
import type { StemProblem } from '#commerce/recipes/stem.ts'
import { withLengthProblem } from '#commerce/texts/length-problem.messages.ts'
import { defineMessages } from '#i18n/define-messages.ts'
import type { ProblemText } from '#i18n/problem.ts'

const ownText: ProblemText<Exclude<StemProblem, LengthProblem>> = defineMessages({
  en: {
    'name-missing': 'Enter a name.',
    'per-bunch-invalid': 'Enter a number from 1 to 1,000.',
  },
  ar: {
    'name-missing': 'اكتب الاسم.',
    'per-bunch-invalid': 'اكتب عددًا من 1 إلى 1,000.',
  },
}).of

/** Why a stem cannot be saved, beside its field. */
export const stemProblemText: ProblemText<StemProblem> = withLengthProblem(ownText)
