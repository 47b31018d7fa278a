import type { Pounds } from '../money.ts'
import type { OrderLine } from './order.ts'

/** A discount of staff on the items of an order. The delivery is never discounted. */
export interface Discount {
  amount: Pounds
  /** Null for a fixed amount. */
  percent: number | null
  /** For staff; empty for customers. */
  reason: string
}

/** A discount as staff ask for it: the shop computes its amount. */
export interface DiscountRequest {
  kind: 'percent' | 'amount'
  value: number
  reason: string
}

/** Half a pound rounds up, as in `wrongDiscounts`. */
function percentOfItems(percent: number, items: Pounds): Pounds {
  return Math.floor((items * percent + 50) / 100)
}

export function discountFor({ kind, value, reason }: DiscountRequest, items: Pounds): Discount {
  return kind === 'percent'
    ? { amount: percentOfItems(value, items), percent: value, reason }
    : { amount: Math.min(value, items), percent: null, reason }
}

/** The discount of an order whose items now cost something else: a percentage follows, an amount is at most their price. */
export function discountAfterEdit(discount: Discount | undefined, items: Pounds): Pounds {
  if (!discount) return 0
  const { amount, percent } = discount
  return percent === null ? Math.min(amount, items) : percentOfItems(percent, items)
}

interface Priced {
  subtotal: Pounds
  discount?: Discount
}

/** The price of the items of an order before its discount. */
export function priceOfItems({ subtotal, discount }: Priced): Pounds {
  return subtotal + (discount?.amount ?? 0)
}

/**
 * The amount paid for each line: its price less its share of the discount. The shares are the steps of a running
 * total, so they add up to the discount exactly, and none exceeds its line.
 */
export function paidForLines({
  lines,
  discount,
}: {
  lines: readonly Pick<OrderLine, 'lineTotal'>[]
  discount?: Discount
}): Pounds[] {
  const items = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
  if (!discount || items === 0) return lines.map(({ lineTotal }) => lineTotal)
  let before = 0
  return lines.map(({ lineTotal }) => {
    const share = (upTo: Pounds) => Math.floor((discount.amount * upTo) / items)
    const own = share(before + lineTotal) - share(before)
    before += lineTotal
    return lineTotal - own
  })
}
