import type { Pounds } from '../../money.ts'
import { isUndecided } from '../../payments/payment.ts'
import { listPayments } from '../../payments/payment-store.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import { findUnpaidOrders } from '../records/order-list-store.server.ts'

/** An order that expires unless its customer acts. */
export interface UnpaidOrder {
  id: string
  number: string
  total: Pounds
  /** Epoch milliseconds. */
  expiresAt: number
  /** `wait`: the customer has paid, and the provider or staff have to decide. */
  next: 'pay' | 'confirm' | 'wait'
}

/** The unpaid orders of a customer, the one that expires first in front. */
export async function listUnpaidOrders(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  userId: string,
): Promise<UnpaidOrder[]> {
  const rows = await findUnpaidOrders(db, { userId, now: now() })
  return Promise.all(
    rows.map(async ({ paymentMethod, paymentStatus, expiresAt, ...order }) => {
      const isPaid =
        paymentStatus === 'paid' || (await listPayments(db, order.id)).some(isUndecided)
      const act = paymentMethod === 'cash' ? 'confirm' : 'pay'
      return { ...order, expiresAt: expiresAt ?? 0, next: isPaid ? 'wait' : act } as const
    }),
  )
}
