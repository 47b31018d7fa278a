import { useState } from 'react'
import { eraseRecipientOnRequest } from '#api/personal-data.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { peopleText } from './order-page.messages.ts'
import { recipientDataText } from './recipient-data.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

/** Erases the recipient of an order who asked the shop for it. */
export function EraseRecipientButton({ orderId }: { orderId: string }) {
  const [isConfirming, setConfirming] = useState(false)
  const { save, isSaving } = useSaveOrder({
    send: () => eraseRecipientOnRequest({ data: { orderId } }),
    refusal: ({ refusal }) =>
      refusal === 'order-open' ? recipientDataText('orderOpen') : peopleText('reload'),
  })

  async function erase() {
    const erased = await save()
    // Without a response of the server the dialog stays open.
    if (erased) setConfirming(false)
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="mt-2"
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        {recipientDataText('erase')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={recipientDataText('title')}
        action={recipientDataText('action')}
        staysOpen
        pending={isSaving}
        onClose={() => setConfirming(false)}
        onConfirm={() => void erase()}
      >
        {recipientDataText('consequences')}
      </ConfirmDialog>
    </>
  )
}
