import type { Order } from '#commerce/orders/order.ts'
import { IconBadge } from '../layout/icon-badge.tsx'
import { statusStyleOf } from './order-labels.ts'

export function StatusChip({ order }: { order: Pick<Order, 'status' | 'paymentMethod'> }) {
  const { label, ...look } = statusStyleOf(order)
  return <IconBadge {...look}>{label}</IconBadge>
}
