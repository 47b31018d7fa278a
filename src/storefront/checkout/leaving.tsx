import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonStyle } from '#ui/button-style.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useNavigationTimeout } from '../order/use-navigation-timeout.ts'
import { usePageRestored } from '../order/use-page-restored.ts'
import { readPlacedOrder } from './saved-checkout.ts'

/**
 * Between the shop and the payment. Whoever comes back with the browser's button finds their order, and whoever never
 * got away finds the way to it.
 */
export function Leaving({ uid }: { uid: string }) {
  const navigate = useNavigate()
  const [stayedWith, setStayedWith] = useState<string | null>(null)
  usePageRestored(() => {
    const orderId = readPlacedOrder(uid)
    if (orderId) void navigate({ to: '/o/$orderId', params: { orderId }, replace: true })
  })
  useNavigationTimeout(true, () => setStayedWith(readPlacedOrder(uid)))
  return (
    <div className="grid min-h-[50vh] content-center justify-items-center text-center">
      <Spinner label="Your order is placed. One moment, we take you there…" shown />
      {stayedWith && (
        <Link
          to="/o/$orderId"
          params={{ orderId: stayedWith }}
          replace
          className={buttonStyle({ look: 'quiet' })}
        >
          See your order
        </Link>
      )}
    </div>
  )
}
