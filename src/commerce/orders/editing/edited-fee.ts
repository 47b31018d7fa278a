import { deliveryFee } from '../../delivery/delivery-fee.ts'
import type { Surcharge } from '../../delivery/surcharge.ts'
import type { Pounds } from '../../money.ts'
import type { Order } from '../order.ts'

/** The part of an edit that decides what the delivery costs. Null where the edit keeps area or day. */
interface EditedDelivery {
  newZone: { fee: Pounds } | null
  newDay: { surcharge: Surcharge | null } | null
}

/** The delivery fee of an order and the part that its day adds. */
type DeliveryCost = Pick<Order, 'deliveryFee' | 'surcharge'>

/** The fee after an edit: today's fee of a new area, and the surcharge of a new day. A free replacement stays free. */
export function editedFee(
  order: DeliveryCost & Pick<Order, 'paymentStatus'>,
  { newZone, newDay }: EditedDelivery,
): DeliveryCost {
  if (order.paymentStatus === 'not_due') return { deliveryFee: 0, surcharge: null }
  const surcharge = newDay ? newDay.surcharge : order.surcharge
  const fee = newZone ? newZone.fee : order.deliveryFee - (order.surcharge?.amount ?? 0)
  return { deliveryFee: deliveryFee({ fee, surcharge }), surcharge }
}
