import type { Pounds } from '../money.ts'
import type { Surcharge } from './surcharge.ts'

/** The terms that decide what a delivery costs. */
export interface DeliveryPrice {
  /** Fee of the area. */
  fee: Pounds
  /** Extra fee of a peak day. */
  surcharge: Surcharge | null
}

export function deliveryFee({ fee, surcharge }: DeliveryPrice): Pounds {
  return fee + (surcharge?.amount ?? 0)
}

/** The whole price of goods with their delivery: on cards, in the cart, at checkout and in the order. */
export function deliveredPrice(goods: Pounds, delivery: DeliveryPrice): Pounds {
  return goods + deliveryFee(delivery)
}
