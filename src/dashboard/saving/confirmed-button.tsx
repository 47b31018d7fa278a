import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

interface ConfirmedButtonProps {
  label: ReactNode
  title: string
  /** Label of the button that confirms. */
  action: string
  pending: boolean
  /** `save` of `useSave`: null without a response of the server. */
  onConfirm: () => Promise<unknown>
  /** The consequences. */
  children: ReactNode
}

/** A button that asks before it saves. The dialog stays open until the server has responded. */
export function ConfirmedButton({ label, onConfirm, ...dialog }: ConfirmedButtonProps) {
  const [open, setOpen] = useState(false)

  async function confirm() {
    if ((await onConfirm()) !== null) setOpen(false)
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="mt-2"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        open={open}
        staysOpen
        onClose={() => setOpen(false)}
        onConfirm={() => void confirm()}
      />
    </>
  )
}
