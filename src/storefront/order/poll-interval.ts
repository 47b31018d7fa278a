import type { OrderStatus } from '#commerce/orders/order-status.ts'

const whilePaying = 3000
const whileMoving = 15_000

/** How often the page asks again, in milliseconds; false when nothing more will happen. */
export function pollInterval(status: OrderStatus | undefined): number | false {
  if (status === 'awaiting_payment') return whilePaying
  return status === undefined || status === 'delivered' ? false : whileMoving
}
