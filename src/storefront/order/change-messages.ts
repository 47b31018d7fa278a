import type { Notice } from '#commerce/customers/notices.ts'
import type { ChangedDelivery } from '#commerce/orders/customer/change-delivery.server.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { windowLostMessages } from '../checkout/delivery-label.ts'

export type ChangeResult = ChangedDelivery | Refusal<'invalid', { message: string }>

/** Why an order stays as it is, in words for its owner. */
export function changeNotice(answer: Extract<ChangeResult, { ok: false }>): Notice {
  switch (answer.refusal) {
    case 'invalid':
      return { title: 'Not changed yet', message: answer.message }
    case 'order-not-found':
      return { title: 'This order is not yours to change', message: 'Please sign in again.' }
    case 'changed-elsewhere':
      return {
        title: 'Changed elsewhere meanwhile',
        message: 'Perhaps in another tab. Please look at the order as it is now.',
      }
    case 'too-late-to-change':
      return { title: 'Not possible any more', message: tooLate(answer.status) }
    case 'slot-unavailable':
      return { title: 'Not changed yet', message: windowLostMessages[answer.state] }
    case 'other-price':
      return {
        title: 'Not changed yet',
        message: 'A delivery costs another price on that day. Please choose another one.',
      }
  }
}

function tooLate(status: OrderStatus): string {
  switch (status) {
    case 'preparing':
      return 'Your flowers are being arranged already. Please call us.'
    case 'out_for_delivery':
      return 'Your flowers are on their way already. Please call us.'
    case 'delivered':
      return 'Your flowers have arrived already.'
    case 'cancelled':
      return 'This order was cancelled.'
    case 'expired':
      return 'This order has run out of time.'
    default:
      return 'Please call us.'
  }
}
