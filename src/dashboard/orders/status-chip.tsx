import type { Order } from '#commerce/orders/order.ts'
import { IconBadge } from '../layout/icon-badge.tsx'
import { statusStyleOf } from './order-labels.ts'

export function StatusChip({ order }: { order: Pick<Order, 'status' | 'paymentMethod'> }) {
  const { label, ...badge } = statusStyleOf(order)
  return <IconBadge {...badge}>{label}</IconBadge>
}
