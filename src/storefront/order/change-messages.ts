import type { Notice } from '#commerce/customers/notices.ts'
import type { ChangedDelivery } from '#commerce/orders/customer/change-delivery.server.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { windowLostMessages } from '../checkout/delivery-label.ts'

export type ChangeResult = ChangedDelivery | Refusal<'invalid', { message: string }>

/** The message for a refused change. */
export function changeNotice(refused: Extract<ChangeResult, { ok: false }>): Notice {
  switch (refused.refusal) {
    case 'invalid':
      return { title: 'Not saved', message: refused.message }
    case 'order-not-found':
      return { title: 'You cannot change this order', message: 'Please sign in again.' }
    case 'changed-elsewhere':
      return {
        title: 'This order has changed',
        message: 'It was changed in another tab or device. Check the current details.',
      }
    case 'too-late-to-change':
      return { title: 'This order can no longer be changed', message: tooLate(refused.status) }
    case 'slot-unavailable':
      return { title: 'Not saved', message: windowLostMessages[refused.state] }
    case 'other-price':
      return {
        title: 'Not saved',
        message: 'Delivery on that day has a different price. Choose another day.',
      }
  }
}

function tooLate(status: OrderStatus): string {
  switch (status) {
    case 'preparing':
      return 'We are already preparing your flowers. Please call us.'
    case 'out_for_delivery':
      return 'Your flowers are already on the way. Please call us.'
    case 'delivered':
      return 'Your flowers have already arrived.'
    case 'cancelled':
      return 'This order was cancelled.'
    case 'expired':
      return 'This order has expired.'
    default:
      return 'Please call us.'
  }
}
