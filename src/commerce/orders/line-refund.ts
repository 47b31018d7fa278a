import type { Order, OrderLine } from './order.ts'
import { maySubstituteIn } from './substitution.ts'

type Given = Pick<OrderLine, 'givenBackAt'>

/** Whether staff refunded the line by item: the workshop leaves it out. */
export function isLineRefunded({ givenBackAt = null }: Given): boolean {
  return givenBackAt !== null
}

/** Whether a line can be refunded by item: the flowers are still in the workshop. */
export function mayRefundLine({ status }: Pick<Order, 'status'>, line: Given): boolean {
  return maySubstituteIn(status) && !isLineRefunded(line)
}

/** The indexes of a line and of its add-ons that can be refunded with it. */
export function withItsAddOns(order: Pick<Order, 'status' | 'lines'>, position: number): number[] {
  return order.lines.flatMap((line, index) =>
    (index === position || line.addedTo === position) && mayRefundLine(order, line) ? [index] : [],
  )
}
