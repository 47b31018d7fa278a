import { orderEventText } from './order-change-label.messages.ts'
import type { OrderEventKind } from './order-event.ts'

/** A change in the timeline, the same for customers and staff. */
export const orderChangeLabels: Record<Exclude<OrderEventKind, 'moved'>, string> = {
  get 'card-changed'() {
    return orderEventText('card-changed')
  },
  get 'phone-changed'() {
    return orderEventText('phone-changed')
  },
  get 'delivery-changed'() {
    return orderEventText('delivery-changed')
  },
  get 'address-given'() {
    return orderEventText('address-given')
  },
  get 'bouquet-photographed'() {
    return orderEventText('bouquet-photographed')
  },
  get 'delivery-photographed'() {
    return orderEventText('delivery-photographed')
  },
  get 'photo-removed'() {
    return orderEventText('photo-removed')
  },
  get substituted() {
    return orderEventText('substituted')
  },
  get edited() {
    return orderEventText('edited')
  },
  get noted() {
    return orderEventText('noted')
  },
}
