import { Link } from '@tanstack/react-router'

interface OrderNumberLinkProps {
  order: { id: string; number: string }
  className: string
}

/** The number of an order as the link to its page. It reads from left to right in Arabic too. */
export function OrderNumberLink({ order, className }: OrderNumberLinkProps) {
  return (
    <Link to="/dashboard/orders/$orderId" params={{ orderId: order.id }} className={className}>
      <bdi dir="ltr">{order.number}</bdi>
    </Link>
  )
}
