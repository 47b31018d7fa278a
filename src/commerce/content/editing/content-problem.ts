import type { Problem } from '#i18n/problem.ts'
import type { LengthProblem } from '../../length-problem.ts'

/** Why the texts of a content page cannot be saved. */
export type ContentProblem =
  | LengthProblem
  | Problem<'title-missing' | 'lead-missing' | 'body-missing'>
  | Problem<'placeholder-unknown', 'placeholder'>
  | Problem<'link-refused', 'link'>
