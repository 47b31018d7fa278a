import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { Badge } from '#ui/badge.tsx'
import { statusLooks } from './order-words.ts'

export function StatusChip({ status }: { status: OrderStatus }) {
  const { word, icon: Icon, tint } = statusLooks[status]
  return (
    <Badge tint={tint}>
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
      {word}
    </Badge>
  )
}
