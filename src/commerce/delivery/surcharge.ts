import type { Pounds } from '../money.ts'

/** What a delivery costs more on a day on which everybody sends flowers. */
export interface Surcharge {
  /** The name of the day: `Mother’s Day`. */
  name: string
  amount: Pounds
}

/** Whether a delivery costs the same on two days of one area. */
export function hasPriceOf(one: Surcharge | null, other: Surcharge | null): boolean {
  return (one?.amount ?? 0) === (other?.amount ?? 0)
}
