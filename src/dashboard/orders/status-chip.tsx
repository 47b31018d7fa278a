import type { Order } from '#commerce/orders/order.ts'
import { Badge } from '#ui/badge.tsx'
import { statusStyleOf } from './order-labels.ts'

export function StatusChip({ order }: { order: Pick<Order, 'status' | 'paymentMethod'> }) {
  const { label: word, icon: Icon, tint } = statusStyleOf(order)
  return (
    <Badge tint={tint}>
      <Icon className="size-3.5" strokeWidth={1.75} />
      {word}
    </Badge>
  )
}
