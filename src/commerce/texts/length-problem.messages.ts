import { defineMessages } from '#i18n/define-messages.ts'
import type { ProblemText } from '#i18n/problem.ts'
import type { LengthProblem } from '../length-problem.ts'

export const lengthProblemText: ProblemText<LengthProblem> = defineMessages({
  en: { 'too-long': 'Enter at most {longest} characters.' },
  ar: {
    'too-long':
      'اكتب {longest, plural, one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر.',
  },
}).of

/** The texts of a form, with that of a field that is too long. */
export function withLengthProblem<Own extends { code: string }>(
  ownText: ProblemText<Own>,
): ProblemText<Own | LengthProblem> {
  return (problem) => (isLengthProblem(problem) ? lengthProblemText(problem) : ownText(problem))
}

function isLengthProblem<Own extends { code: string }>(
  problem: Own | LengthProblem,
): problem is LengthProblem {
  return problem.code === 'too-long'
}
