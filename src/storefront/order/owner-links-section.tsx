import { useState } from 'react'
import { replaceOwnerLinks } from '#api/owner-links.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { linkNotices } from './request-notices.ts'
import { useOrderRequest } from './use-order-request.ts'

/** Lets the customer revoke the links in the emails of an order. */
export function OwnerLinksSection({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState(false)
  const { send, pending } = useOrderRequest(order.id, linkNotices)

  async function replace() {
    await send(() => replaceOwnerLinks({ data: { orderId: order.id } }), 'New link sent')
    setOpen(false)
  }

  return (
    <section aria-labelledby="order-access" className="print:hidden">
      <h2 id="order-access" className="font-display text-lg font-normal">
        Who can open this order?
      </h2>
      <p className="mt-1 max-w-[52ch] text-ink-soft">
        You, and everyone who has the link from one of our emails. Did you forward an email?
      </p>
      <Button variant="quiet" className="mt-5" onClick={() => setOpen(true)}>
        Replace links
      </Button>
      <ConfirmDialog
        open={open}
        title="Replace the links in our emails?"
        action="Replace links"
        staysOpen
        pending={pending}
        onClose={() => setOpen(false)}
        onConfirm={() => void replace()}
      >
        The links in our earlier emails stop working, and we email you a new one.
      </ConfirmDialog>
    </section>
  )
}
