import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { staff } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import type { Payment } from '../payments/payment.ts'
import { listPayments } from '../payments/payment-store.server.ts'
import { listRefunds, type Refund } from '../payments/refund-store.server.ts'
import { may } from '../staff/permissions.ts'
import { isUnconfirmedCash } from './confirmation/cash-confirmation.ts'
import {
  findStaffConfirmation,
  type StaffConfirmation,
} from './confirmation/staff-view-store.server.ts'
import { advanceOrder as advance } from './lifecycle/advance-order.server.ts'
import type { Order } from './order.ts'
import { orderStatuses } from './order-status.ts'
import { findOrder } from './records/order-store.server.ts'
import type { OrderPhotos } from './staff/order-photo.ts'
import { findPhotos } from './staff/order-photo-store.server.ts'
import { listStaffEvents, type StaffEvent } from './staff/staff-timeline-store.server.ts'

const status = z.enum(orderStatuses)
const id = z.string().max(100)

/** What the workshop knows of an order. The payer's address at the provider stays out of it. */
export interface StaffOrder {
  order: Order
  timeline: StaffEvent[]
  photos: OrderPhotos
  payments: StaffPayment[]
  refunds: StaffRefund[]
  /** Of a cash order that its customer has not confirmed; null else. */
  confirmation: StaffConfirmation | null
}

export type StaffPayment = Pick<
  Payment,
  | 'id'
  | 'attempt'
  | 'method'
  | 'amount'
  | 'status'
  | 'transactionId'
  | 'failureReason'
  | 'paidAt'
  | 'returned'
  | 'requestedAmount'
  | 'difference'
  | 'createdAt'
>

export type StaffRefund = Pick<
  Refund,
  'id' | 'paymentId' | 'amount' | 'reason' | 'kind' | 'status' | 'failureReason' | 'createdAt'
>

const question = z.object({ id })

export const getStaffOrder = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .validator((asked: z.input<typeof question>) => question.parse(asked))
  .handler(async ({ data }): Promise<StaffOrder | null> => {
    const parts = {
      timeline: await listStaffEvents(shop.db, data.id),
      photos: await findPhotos(shop.db, data.id),
      payments: (await listPayments(shop.db, data.id)).map(toStaffPayment),
      refunds: (await listRefunds(shop.db, data.id)).map(toStaffRefund),
    }
    // Last: whatever happens meanwhile, it knows of all that stands beside it.
    const order = await findOrder(shop.db, data.id)
    if (!order) return null
    const isOpen = isUnconfirmedCash(order)
    const confirmation = isOpen ? await findStaffConfirmation(shop.db, order.id) : null
    return { order, ...parts, confirmation }
  })

function toStaffPayment(payment: Payment): StaffPayment {
  const { id, attempt, method, amount, status, createdAt } = payment
  const { transactionId, failureReason, paidAt, returned, requestedAmount, difference } = payment
  return {
    id,
    attempt,
    method,
    amount,
    status,
    transactionId,
    failureReason,
    paidAt,
    returned,
    requestedAmount,
    difference,
    createdAt,
  }
}

function toStaffRefund(refund: Refund): StaffRefund {
  const { id, paymentId, amount, reason, kind, status, failureReason, createdAt } = refund
  return { id, paymentId, amount, reason, kind, status, failureReason, createdAt }
}

const move = z.object({
  orderId: id,
  from: status,
  to: status,
  note: z.string().max(500).default(''),
})

export const advanceOrder = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((asked: z.input<typeof move>) => move.parse(asked))
  .handler(({ data, context }) => {
    const { id: staffId, role } = context.user
    if (data.to === 'cancelled' && !may(role, 'orders.cancel'))
      throw new AuthorizationError('forbidden')
    return advance(shop, { ...data, staffId })
  })
