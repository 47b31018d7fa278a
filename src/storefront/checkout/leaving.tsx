import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonStyle } from '#ui/button-style.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useLeaving } from '../order/use-leaving.ts'
import { checkoutText } from './checkout.messages.ts'
import { readPlacedOrder } from './saved-checkout.ts'

/**
 * Shown while the browser leaves for the payment page. A shopper who comes back, or whose navigation failed, gets a
 * link to the order.
 */
export function Leaving({ uid }: { uid: string }) {
  const navigate = useNavigate()
  const [stayedWith, setStayedWith] = useState<string | null>(null)
  useLeaving({
    isLeaving: true,
    onTimeout: () => setStayedWith(readPlacedOrder(uid)),
    onReturn: () => {
      const orderId = readPlacedOrder(uid)
      if (orderId) void navigate({ to: '/o/$orderId', params: { orderId }, replace: true })
    },
  })
  return (
    <div className="grid min-h-[50vh] content-center justify-items-center text-center">
      <Spinner label={checkoutText('leaving')} shown />
      {stayedWith && (
        <Link
          to="/o/$orderId"
          params={{ orderId: stayedWith }}
          replace
          className={buttonStyle({ variant: 'quiet' })}
        >
          {checkoutText('viewYourOrder')}
        </Link>
      )}
    </div>
  )
}
