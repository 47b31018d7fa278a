import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatMoney } from '#commerce/money.ts'
import type { MaskedOrder, OrderDetail } from '#commerce/orders/order-view.ts'

type Shown = 'status' | 'delivery' | 'isMine' | 'isWhole'
type ViewedOrder =
  | Pick<MaskedOrder, Shown>
  | Pick<
      OrderDetail,
      Shown | 'paymentStatus' | 'paymentMethod' | 'captured' | 'refunded' | 'isPaymentUndecided'
    >

interface StatusMessage {
  headline: string
  sentence: string
}

/** Based on the server's status alone, so an order is never called confirmed before it is. */
export function statusMessage(order: ViewedOrder): StatusMessage {
  const flowers = order.isMine ? 'Your flowers' : 'The flowers'
  const when = `${formatDay(order.delivery.date)}, ${formatWindow(order.delivery)}`
  switch (order.status) {
    case 'awaiting_payment':
      return waitingMessage(order)
    case 'confirmed':
      return {
        headline: `${flowers} are confirmed`,
        sentence: `We arrange them on the morning of delivery. They arrive on ${when}.`,
      }
    case 'preparing':
      return {
        headline: `${flowers} are being prepared`,
        sentence: `Our florists are arranging them now. They arrive on ${when}.`,
      }
    case 'out_for_delivery':
      return {
        headline: `${flowers} are on their way`,
        sentence: `Our driver delivers them on ${when}.`,
      }
    case 'delivered':
      return {
        headline: `${flowers} have arrived`,
        sentence: 'Trim the stems at an angle and put them in fresh water to keep them beautiful.',
      }
    case 'delivery_failed':
      return {
        headline: 'Delivery failed',
        sentence: 'We still have the flowers and will call to arrange a new time.',
      }
    case 'cancelled':
      return { headline: 'This order was cancelled', sentence: refundMessage(order) }
    case 'expired':
      return {
        headline: 'This order has expired',
        sentence: `It was not ${isCash(order) ? 'confirmed' : 'paid'} in time, so the flowers are no longer reserved. ${refundMessage(order)}`,
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
      sentence: 'The customer has to confirm or pay for it first.',
    }
  }
  if (order.isWhole && order.isPaymentUndecided) {
    return {
      headline: 'Your payment is being processed',
      sentence:
        'Your wallet has not confirmed it yet. This page updates automatically; please don’t pay again.',
    }
  }
  if (isCash(order)) {
    return {
      headline: 'Please confirm your order',
      sentence: 'Your flowers are reserved. Confirm your email address to place the order.',
    }
  }
  if (order.isWhole && order.paymentStatus === 'failed') {
    return {
      headline: 'The payment did not go through',
      sentence: 'Your bank declined it, and you were not charged. You can try again below.',
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
    headline: 'Waiting for your payment',
    sentence: 'If you have just paid, this can take a moment. This page updates automatically.',
  }
}

function refundMessage(order: ViewedOrder): string {
  if (!order.isWhole) return ''
  const { captured, refunded } = order
  if (order.isPaymentUndecided) {
    const after =
      order.status === 'expired' ? 'confirm the order again or refund you' : 'refund you'
    return `Your payment is still being processed. If it goes through, we ${after} automatically.`
  }
  if (captured === 0) return 'You were not charged.'
  if (refunded >= captured) {
    return `We refunded ${formatMoney(refunded)} to your original payment method.`
  }
  const pending = formatMoney(captured - refunded)
  return `We are refunding ${pending} to your original payment method. It may take a few days.`
}
