import type { Problem } from '#i18n/problem.ts'
import type { LengthProblem } from '../length-problem.ts'

/** Why the value of a setting cannot be saved. */
export type SettingsProblem =
  | LengthProblem
  | Problem<(typeof settingsCodes)[number]>
  | Problem<'not-between', 'least' | 'most'>

export const settingsCodes = [
  'missing',
  'special-characters',
  'email-invalid',
  'number-invalid',
  'time-missing',
  'closes-early',
  'weekdays-missing',
  'amount-invalid',
  'invalid',
] as const
