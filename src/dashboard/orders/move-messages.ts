import type { AdvancedOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { statusStyles } from './order-labels.ts'

type Refused = Extract<AdvancedOrder, { ok: false }>

/** The message for a refused move. It names the order's number where several orders are visible. */
export function moveRefusal(
  refused: Refused,
  number?: string,
): { title: string; message?: string } {
  if (refused.refusal === 'order-not-found') return { title: 'Order not found' }
  if (refused.refusal === 'address-missing') {
    const message = `Enter the address${number ? ` of order ${number}` : ''} first.`
    return { title: 'Address missing', message }
  }
  const status = statusStyles[refused.status].label
  const message = `Current status${number ? ` of order ${number}` : ''}: ${status}. Nothing was changed.`
  return { title: 'Someone else has already moved this order', message }
}
