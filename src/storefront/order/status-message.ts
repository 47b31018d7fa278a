import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatMoney } from '#commerce/money.ts'
import type { MaskedOrder, OrderDetail } from '#commerce/orders/order-view.ts'
import { statusText } from './status-message.messages.ts'

type Shown = 'status' | 'delivery' | 'isMine' | 'isWhole' | 'timeline'
type ViewedOrder =
  | Pick<MaskedOrder, Shown>
  | Pick<
      OrderDetail,
      | Shown
      | 'mayPay'
      | 'paymentStatus'
      | 'paymentMethod'
      | 'captured'
      | 'refunded'
      | 'isPaymentUndecided'
    >

interface StatusMessage {
  headline: string
  sentence: string
}

/** Based on the server's status alone, so an order is never called confirmed before it is. */
export function statusMessage(order: ViewedOrder): StatusMessage {
  const { isMine, delivery } = order
  const when = { day: formatDay(delivery.date), window: formatWindow(delivery) }
  switch (order.status) {
    case 'awaiting_payment':
      return waitingMessage(order)
    case 'confirmed':
      return {
        headline: statusText(isMine ? 'ownConfirmed' : 'otherConfirmed'),
        sentence: statusText('arrangedOnDay', when),
      }
    case 'preparing':
      return {
        headline: statusText(isMine ? 'ownPreparing' : 'otherPreparing'),
        sentence: statusText('arrangedNow', when),
      }
    case 'out_for_delivery':
      return {
        headline: statusText(isMine ? 'ownOnTheWay' : 'otherOnTheWay'),
        sentence: statusText('driver', when),
      }
    case 'delivered':
      return {
        headline: statusText(isMine ? 'ownArrived' : 'otherArrived'),
        sentence: statusText('care'),
      }
    case 'delivery_failed':
      return isRescheduled(order)
        ? { headline: statusText('rescheduled'), sentence: statusText('comesAgain', when) }
        : {
            headline: statusText('failed'),
            sentence: statusText(isMine ? 'failedChoose' : 'failedCall'),
          }
    case 'cancelled':
      return { headline: statusText('cancelled'), sentence: refundMessage(order) }
    case 'expired': {
      const reason = statusText(isCash(order) ? 'expiredUnconfirmed' : 'expiredUnpaid')
      return { headline: statusText('expired'), sentence: `${reason} ${refundMessage(order)}` }
    }
  }
}

/** Whether the customer has chosen another day since the delivery failed. */
function isRescheduled({ timeline }: ViewedOrder): boolean {
  const last = timeline.findLast(({ kind }) => kind === 'moved' || kind === 'delivery-changed')
  return last?.kind === 'delivery-changed'
}

function isCash(order: ViewedOrder): boolean {
  return order.isWhole && order.paymentMethod === 'cash'
}

function waitingMessage(order: ViewedOrder): StatusMessage {
  if (!order.isWhole || !order.mayPay) {
    return { headline: statusText('unconfirmed'), sentence: statusText('customerFirst') }
  }
  if (order.isPaymentUndecided) {
    return { headline: statusText('undecided'), sentence: statusText('undecidedWallet') }
  }
  if (order.isMine && isCash(order)) {
    return { headline: statusText('confirm'), sentence: statusText('confirmEmail') }
  }
  if (order.paymentStatus === 'failed') {
    return { headline: statusText('declined'), sentence: statusText('declinedRetry') }
  }
  if (order.paymentStatus === 'paid') {
    return { headline: statusText('difference'), sentence: statusText('differenceWait') }
  }
  return { headline: statusText('waiting'), sentence: statusText('waitingPaid') }
}

function refundMessage(order: ViewedOrder): string {
  if (!order.isWhole) return ''
  const { captured, refunded } = order
  if (order.isPaymentUndecided) {
    return statusText(order.status === 'expired' ? 'confirmIfPaid' : 'refundIfPaid')
  }
  if (captured === 0) return statusText('notCharged')
  return refunded >= captured
    ? statusText('refunded', { amount: formatMoney(refunded) })
    : statusText('refunding', { amount: formatMoney(captured - refunded) })
}
