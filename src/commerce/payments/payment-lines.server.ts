import { inLocale } from '#i18n/locale.server.ts'
import { openDue } from '../orders/difference-due.ts'
import { paidForLines } from '../orders/discount.ts'
import { localizeOrder } from '../orders/localize-order.ts'
import type { Order } from '../orders/order.ts'
import { plainText } from '../plain-text.ts'
import { paymentLineText } from './payment-lines.messages.ts'
import type { PaymentRequest } from './payment-provider.ts'

type Lines = PaymentRequest['lines']

/** Lines on the provider's payment page, in the language of the order. */
export function paymentLines(order: Order): Lines {
  return inLocale(order.locale, () => {
    if (order.status !== 'awaiting_payment') {
      return [{ name: plainText(paymentLineText('change', order)), total: openDue(order) }]
    }
    const { lines, ...fees } = localizeOrder(order)
    // The provider takes no negative line, so each line is less its share of the discount.
    const paid = paidForLines(order)
    const goods = lines.map(({ name }, index) => ({ name, total: paid[index] ?? 0 }))
    return [...goods.filter(({ total }) => total > 0 || !order.discount), ...feeLines(fees)]
  })
}

/** The delivery lines as in the order summary: the zone's fee, and the day's surcharge as its own line. */
function feeLines({ deliveryFee, surcharge }: Pick<Order, 'deliveryFee' | 'surcharge'>): Lines {
  const ordinary = {
    name: paymentLineText('delivery'),
    total: deliveryFee - (surcharge?.amount ?? 0),
  }
  const peak = surcharge
    ? [{ name: plainText(paymentLineText('deliveryOn', surcharge)), total: surcharge.amount }]
    : []
  return [ordinary, ...peak].filter(({ total }) => total > 0)
}
