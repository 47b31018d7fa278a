import type { Pounds } from '../money.ts'

/** Extra delivery fee of a peak day such as Mother's Day. */
export interface Surcharge {
  /** Name of the day: `Mother’s Day`. */
  name: string
  nameAr?: string | undefined
  amount: Pounds
}

/** Whether the delivery fee of two days in one area is the same. */
export function hasPriceOf(one: Surcharge | null, other: Surcharge | null): boolean {
  return (one?.amount ?? 0) === (other?.amount ?? 0)
}
