import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { confirmWithLink } from '#api/cash-confirmation.ts'
import type { OrderView } from '#commerce/orders/order-view.ts'
import { Button } from '#ui/button.tsx'
import { OrderPanel } from './order-panel.tsx'
import { confirmationNotices } from './request-notices.ts'
import { useOrderRequest } from './use-order-request.ts'

/** The token behind the `#` of the email's link, which the browser sends only when the customer confirms. */
export function useLinkToken(): string | null {
  const ready = useHydrated()
  const hash = useLocation({ select: (location) => location.hash })
  if (!ready) return null
  return new URLSearchParams(hash.replace(/^#/, '')).get('confirm')
}

/** Confirms with the link of the email. Opening the page confirms nothing, because mail scanners open links. */
export function ConfirmByLink({ order, token }: { order: OrderView; token: string }) {
  const { send, pending } = useOrderRequest(order.id, confirmationNotices)
  const navigate = useNavigate()

  async function confirm() {
    await send(() => confirmWithLink({ data: { orderId: order.id, token } }), 'Order confirmed')
    // The token is single-use.
    await navigate({ to: '/o/$orderId', params: { orderId: order.id }, hash: '', replace: true })
  }

  return (
    <OrderPanel title="Confirm your order">
      <p className="mt-2 max-w-[52ch] text-ink-soft">
        Your email address is verified with one click. You pay in cash when the flowers arrive.
      </p>
      <Button size="large" className="mt-5" pending={pending} onClick={() => void confirm()}>
        Confirm order
      </Button>
    </OrderPanel>
  )
}
