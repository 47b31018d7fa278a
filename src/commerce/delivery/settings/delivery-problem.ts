import type { Problem } from '#i18n/problem.ts'
import type { LengthProblem } from '../../length-problem.ts'

/** Why a delivery rule cannot be saved. */
export type DeliveryProblem =
  | LengthProblem
  | Problem<
      | 'name-missing'
      | 'shown-name-missing'
      | 'reason-missing'
      | 'fee-invalid'
      | 'place-invalid'
      | 'surcharge-invalid'
      | 'capacity-invalid'
      | 'weekdays-missing'
      | 'weekday-missing'
      | 'weekday-not-between'
      | 'time-missing'
      | 'ends-early'
      | 'cutoff-too-early'
      | 'cutoff-too-late'
      | 'day-missing'
      | 'day-past'
      | 'day-too-far'
      | 'days-reversed'
    >
  | Problem<'too-many-days', 'most'>
