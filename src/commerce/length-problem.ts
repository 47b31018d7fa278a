import type { Problem } from '#i18n/problem.ts'

/** A text has more characters than it may have. */
export type LengthProblem = Problem<'too-long', 'longest'>
