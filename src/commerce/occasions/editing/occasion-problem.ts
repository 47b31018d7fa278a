import type { Problem } from '#i18n/problem.ts'
import type { LengthProblem } from '../../length-problem.ts'

/** Why an occasion cannot be saved. */
export type OccasionProblem =
  | LengthProblem
  | Problem<'name-missing' | 'slug-invalid' | 'day-invalid' | 'dates-missing' | 'dates-invalid'>
  | Problem<'too-many-dates' | 'too-many-products', 'most'>
