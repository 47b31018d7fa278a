import type { Pounds } from '../money.ts'

/** What a delivery costs more on a day on which everybody sends flowers. */
export interface Surcharge {
  /** The name of the day: `Mother’s Day`. */
  name: string
  amount: Pounds
}
