import type { Pounds } from '../money.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { AttemptOutcome, DeliveryReport } from './delivery-report.ts'

export type ReportedDelivery =
  /**
   * `already`: the same report has landed before, or another device of the driver reported the same. `photo` is `missing`
   * if the picture was not uploaded by this driver or is gone: the report lands all the same.
   */
  | Accepted<{ status: OrderStatus; already: boolean; photo: 'saved' | 'missing' | 'none' }>
  /** The order is not on a run of this driver, or no longer. */
  | Refusal<'not-your-stop'>
  /** Staff or another device were first. `outcome` is that of the last attempt, if there was one. */
  | Refusal<'order-moved-on', { status: OrderStatus; outcome: AttemptOutcome | null; at: number }>
  /** A delivery with cash due needs the whole amount. */
  | Refusal<'cash-missing', { cashDue: Pounds }>

/** A driver reports the outcome of a stop of their own run. */
export async function reportDelivery(
  _shop: ShopContext,
  _report: DeliveryReport & { driverId: string },
): Promise<ReportedDelivery> {
  return { ok: false, refusal: 'not-your-stop' }
}
