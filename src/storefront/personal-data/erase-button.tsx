import { useState } from 'react'
import type { AccountErasure, OrderErasure, RecipientErasure } from '#api/personal-data.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { formText } from '#ui/form.messages.ts'
import { notify } from '#ui/toast.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { dataText } from './personal-data.messages.ts'

type Refused = Extract<AccountErasure | OrderErasure | RecipientErasure, { ok: false }>

interface EraseButtonProps {
  /** Of the button and of the dialog. */
  action: string
  title: string
  consequences: string
  keep?: string
  done: string
  erase: () => Promise<{ ok: true } | Refused>
  onDone: () => void | Promise<void>
  onRefused?: (refused: Refused) => void
}

/** Erases data after a confirmation, and reports the result. */
export function EraseButton(props: EraseButtonProps) {
  const { action, title, consequences, keep, done, erase, onDone, onRefused } = props
  const [open, setOpen] = useState(false)
  const { pending, run } = useOneAtATime()

  const confirm = () =>
    run(async () => {
      const toast = notify.loading(dataText('deleting'), 'erase')
      try {
        const result = await erase()
        if (result.ok) {
          notify.success(done, undefined, toast)
          await onDone()
        } else {
          notify.error(dataText('notDeleted'), reasonOf(result), toast)
          onRefused?.(result)
        }
      } catch {
        notify.error(dataText('notDeleted'), formText('checkConnection'), toast)
      }
      setOpen(false)
    })

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <ConfirmDialog
        {...{ open, title, action, pending }}
        {...(keep !== undefined && { cancelLabel: keep })}
        staysOpen
        onClose={() => setOpen(false)}
        onConfirm={() => void confirm()}
      >
        {consequences}
      </ConfirmDialog>
    </>
  )
}

function reasonOf(refused: Refused): string {
  switch (refused.refusal) {
    case 'sign-in-again':
      return dataText('signInAgainNote')
    case 'orders-open':
      return dataText('ordersOpen', { numbers: refused.numbers.join(', ') })
    case 'staff':
      return dataText('staff')
    case 'order-open':
      return dataText('orderOpen')
    case 'order-not-found':
    case 'link-unknown':
      return dataText('linkUnknown')
    case 'too-often':
      return formText('tryAgain', { wait: waitMessage(refused.seconds) })
  }
}
