import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatMoney } from '#commerce/money.ts'
import type { MaskedOrder, OrderDetail } from '#commerce/orders/order-view.ts'

type ViewedOrder =
  | Pick<MaskedOrder, 'status' | 'delivery' | 'isMine' | 'isWhole'>
  | Pick<
      OrderDetail,
      | 'status'
      | 'delivery'
      | 'isMine'
      | 'isWhole'
      | 'paymentStatus'
      | 'paymentMethod'
      | 'captured'
      | 'refunded'
    >

/** How an order stands, as the shop would write it to somebody: one line, and a sentence below it. */
export interface StatusMessage {
  headline: string
  sentence: string
}

/** Only what the server has said: an order is never called confirmed before it is. */
export function statusMessage(order: ViewedOrder): StatusMessage {
  const flowers = order.isMine ? 'Your flowers' : 'The flowers'
  const when = `${formatDay(order.delivery.date)}, ${formatWindow(order.delivery)}`
  switch (order.status) {
    case 'awaiting_payment':
      return waitingMessage(order)
    case 'confirmed':
      return {
        headline: `${flowers} are confirmed`,
        sentence: `We tie them the morning they leave. They arrive on ${when}.`,
      }
    case 'preparing':
      return {
        headline: `${flowers} are being arranged`,
        sentence: `They are on the table in our workshop now, and arrive on ${when}.`,
      }
    case 'out_for_delivery':
      return {
        headline: `${flowers} are on their way`,
        sentence: `The driver has them, and is expected on ${when}.`,
      }
    case 'delivered':
      return {
        headline: `${flowers} have arrived`,
        sentence: 'Cut the stems at a slant and give them fresh water, and they will thank you.',
      }
    case 'delivery_failed':
      return {
        headline: 'Nobody opened the door',
        sentence: 'We have the flowers with us and call to agree on a new time.',
      }
    case 'cancelled':
      return { headline: 'This order was cancelled', sentence: refundMessage(order) }
    case 'expired':
      return {
        headline: 'This order has run out of time',
        sentence: `It was not ${isCash(order) ? 'confirmed' : 'paid'} in time, so we let the flowers go. ${refundMessage(order)}`,
      }
  }
}

function isCash(order: ViewedOrder): boolean {
  return order.isWhole && order.paymentMethod === 'cash'
}

function waitingMessage(order: ViewedOrder): StatusMessage {
  if (!order.isMine) {
    return {
      headline: 'This order is not confirmed yet',
      sentence: 'The customer has to confirm or pay it first.',
    }
  }
  if (isCash(order)) {
    return {
      headline: 'Please confirm your order',
      sentence: 'We reserved your flowers. Confirm your email address, and we start.',
    }
  }
  if (order.isWhole && order.paymentStatus === 'failed') {
    return {
      headline: 'The payment did not go through',
      sentence: 'The bank did not accept it. Nothing was taken. You can try again below.',
    }
  }
  if (order.isWhole && order.paymentStatus === 'paid') {
    return {
      headline: 'We are checking your payment',
      sentence:
        'It arrived with a different amount than the order’s total. We’ll confirm it shortly; please don’t pay again.',
    }
  }
  return {
    headline: 'We are waiting for the payment',
    sentence:
      'If you have just paid, the bank’s word can take a moment: this page changes by itself.',
  }
}

/** What became of the money of an order that did not take place. */
export function refundMessage(order: ViewedOrder): string {
  if (!order.isWhole) return ''
  const { captured, refunded, paymentMethod } = order
  if (captured === 0) {
    return paymentMethod === 'cash' ? 'There is nothing to pay.' : 'Nothing was taken.'
  }
  const back = formatMoney(refunded)
  if (refunded >= captured) return `${back} went back the way it was paid.`
  const open = formatMoney(captured - refunded)
  return `${open} is on its way back to you; a bank may take a few days.`
}
