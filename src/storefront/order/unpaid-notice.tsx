import { Link } from '@tanstack/react-router'
import { formatMoney } from '#commerce/money.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { unpaidText } from './unpaid-texts.messages.ts'
import { unpaidTexts } from './unpaid-texts.ts'
import { useUnpaidOrders } from './use-unpaid-orders.ts'

/** The customer's unpaid orders, in the cart and the checkout. Nothing without one. */
export function UnpaidNotice({ onLeave }: { onLeave?: () => void }) {
  const orders = useUnpaidOrders()
  if (orders.length === 0) return null
  return (
    <ul className="grid gap-2 py-4" aria-label={unpaidText('orders')}>
      {orders.map((order) => {
        const { sentence, action } = unpaidTexts(order)
        return (
          <li
            key={order.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm bg-butter px-4 py-3"
          >
            <p className="min-w-0">
              {sentence}
              <span className="block text-ink-soft">{formatMoney(order.total)}</span>
            </p>
            <Link
              to="/o/$orderId"
              params={{ orderId: order.id }}
              className={buttonStyle({ size: 'small' })}
              onClick={onLeave}
            >
              {action}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
