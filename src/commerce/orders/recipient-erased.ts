import type { Order } from './order.ts'

/**
 * Whether the name, number and address of the recipient were erased, alone or with the order. Every other order has a
 * name.
 */
export function isRecipientErased({ recipient }: Pick<Order, 'recipient'>): boolean {
  return recipient.name === ''
}
