import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { unpaidTexts } from './unpaid-texts.ts'
import { useUnpaidOrders } from './use-unpaid-orders.ts'

/** The line above the header about an unpaid order; `otherwise` without one, and on the page of the order itself. */
export function UnpaidLine({ otherwise }: { otherwise: ReactNode }) {
  const [order] = useUnpaidOrders()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!order || path === `/o/${order.id}`) return otherwise
  const { sentence, action } = unpaidTexts(order)
  return (
    <p className="print:hidden bg-butter px-4 py-2 text-center text-xs text-ink">
      {sentence}{' '}
      <Link to="/o/$orderId" params={{ orderId: order.id }} className="link font-medium">
        {action}
      </Link>
    </p>
  )
}
