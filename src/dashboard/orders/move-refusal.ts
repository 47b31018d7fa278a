import type { AdvancedOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { statusStyles } from './order-labels.ts'

type Refused = Extract<AdvancedOrder, { ok: false }>

/** Why an order stays where it is. Where several are in sight, its number says which. */
export function moveRefusal(
  refused: Refused,
  number?: string,
): { title: string; message?: string } {
  if (refused.refusal === 'order-not-found') return { title: 'There is no such order' }
  if (refused.refusal === 'address-missing') {
    const message = `Please enter ${number ? `the address of order ${number}` : 'it'} first.`
    return { title: 'The address is still missing', message }
  }
  const word = statusStyles[refused.status].label.toLowerCase()
  const message = `${number ? `Order ${number}` : 'It'} is ${word} now. Nothing was changed.`
  return { title: 'Somebody else has moved this order', message }
}
