import { useState } from 'react'
import { replaceLinksForCustomer } from '#api/owner-links.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useSaveOrder } from './use-save-order.ts'

/** Revokes the links in the emails of an order, when a customer lost one or passed it on. */
export function ReplaceLinks({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false)
  const { save, isSaving } = useSaveOrder({
    send: () => replaceLinksForCustomer({ data: { orderId } }),
    refusal: () => ({ title: 'Not replaced', message: 'Reload the page and try again.' }),
  })

  async function replace() {
    await save()
    setOpen(false)
  }

  return (
    <>
      <Button variant="quiet" size="small" className="mt-2" onClick={() => setOpen(true)}>
        Replace email links
      </Button>
      <ConfirmDialog
        open={open}
        title="Replace the links in the emails?"
        action="Replace links"
        staysOpen
        pending={isSaving}
        onClose={() => setOpen(false)}
        onConfirm={() => void replace()}
      >
        The customer’s earlier links stop working, and we email the customer a new one.
      </ConfirmDialog>
    </>
  )
}
