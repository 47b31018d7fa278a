import { useNavigate } from '@tanstack/react-router'
import { Spinner } from '#ui/spinner.tsx'
import { useReturn } from '../order/use-return.ts'
import { readPlacedOrder } from './kept-checkout.ts'

/** Between the shop and the payment. Whoever comes back with the browser's button finds their order. */
export function Leaving({ uid }: { uid: string }) {
  const navigate = useNavigate()
  useReturn(() => {
    const orderId = readPlacedOrder(uid)
    if (orderId) void navigate({ to: '/o/$orderId', params: { orderId }, replace: true })
  })
  return (
    <div className="grid min-h-[50vh] content-center justify-items-center text-center">
      <Spinner label="Your order is placed. One moment, we take you there…" shown />
    </div>
  )
}
