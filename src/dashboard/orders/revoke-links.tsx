import { type ReactNode, useState } from 'react'
import { replaceLinksForCustomer } from '#api/owner-links.ts'
import { revokeRecipientLinks } from '#api/recipient-page.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { peopleText } from './order-page.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

/** Revokes the links in the emails of an order, when a customer lost one or passed it on. */
export function ReplaceLinks({ orderId }: { orderId: string }) {
  const { save, isSaving } = useSaveOrder({
    send: () => replaceLinksForCustomer({ data: { orderId } }),
    refusal: () => ({ title: peopleText('notReplaced'), message: peopleText('reload') }),
  })
  return (
    <RevokeButton
      label={peopleText('replaceLinks')}
      title={peopleText('replaceLinksTitle')}
      action={peopleText('replaceLinksAction')}
      pending={isSaving}
      onConfirm={save}
    >
      {peopleText('replaceLinksNote')}
    </RevokeButton>
  )
}

/** Revokes the links of the recipient, when a card or a message is in the wrong hands. */
export function RevokeRecipientLinks({ orderId }: { orderId: string }) {
  const { save, isSaving } = useSaveOrder({
    send: () => revokeRecipientLinks({ data: { orderId } }),
    refusal: () => ({ title: peopleText('notRevoked'), message: peopleText('reload') }),
  })
  return (
    <RevokeButton
      label={peopleText('revokeLinks')}
      title={peopleText('revokeLinksTitle')}
      action={peopleText('revokeLinksAction')}
      pending={isSaving}
      onConfirm={save}
    >
      {peopleText('revokeLinksNote')}
    </RevokeButton>
  )
}

interface RevokeButtonProps {
  label: string
  title: string
  action: string
  pending: boolean
  onConfirm: () => Promise<unknown>
  children: ReactNode
}

function RevokeButton({ label, title, action, pending, onConfirm, children }: RevokeButtonProps) {
  const [open, setOpen] = useState(false)

  async function confirm() {
    await onConfirm()
    setOpen(false)
  }

  return (
    <>
      <Button variant="quiet" size="small" className="mt-2" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        action={action}
        staysOpen
        pending={pending}
        onClose={() => setOpen(false)}
        onConfirm={() => void confirm()}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
