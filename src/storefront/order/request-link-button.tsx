import { useState } from 'react'
import { sendOwnerLink } from '#api/owner-links.ts'
import { Button } from '#ui/button.tsx'
import { linkNotices } from './request-notices.ts'
import { useOrderRequest } from './use-order-request.ts'

/** Emails the customer of an order a link to it. The page does not name the address. */
export function RequestLinkButton({ orderId }: { orderId: string }) {
  const [isSent, setSent] = useState(false)
  const { send, pending } = useOrderRequest(orderId, linkNotices)

  async function request() {
    const notice = await send(() => sendOwnerLink({ data: { orderId } }), 'Check your inbox')
    if (!notice) setSent(true)
  }

  if (isSent) {
    return (
      <p role="status">
        We sent a link to the email address of this order. It arrives within a few minutes.
      </p>
    )
  }
  return (
    <Button variant="quiet" pending={pending} onClick={() => void request()}>
      Email me a link
    </Button>
  )
}
