import { Ban, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { customerQueries } from '#api/profile.queries.ts'
import { staffQueries } from '#api/staff.ts'
import { liftSuspension, suspendUser } from '#api/users.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useFields } from '../saving/use-fields.ts'
import { useSave } from '../saving/use-save.ts'
import { peopleText } from './people.messages.ts'
import { staffRefusal } from './staff-refusals.ts'

const longestReason = 500

interface SuspensionButtonProps {
  person: Pick<Profile, 'id' | 'name' | 'surname' | 'suspended'>
  disabled?: boolean
}

export function SuspensionButton({ person, disabled = false }: SuspensionButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const { id: userId, suspended } = person
  const { save, isSaving } = useSave({
    send: (reason: string | null) =>
      reason === null
        ? liftSuspension({ data: { userId } })
        : suspendUser({ data: { userId, reason } }),
    refusal: staffRefusal,
    invalidates: [customerQueries.root, staffQueries.all()],
  })

  async function suspend(reason: string) {
    // Without a response of the server the dialog stays open, so that the reason is not lost.
    if (await save(reason)) setConfirming(false)
  }

  return (
    <>
      <Button
        variant={suspended ? 'quiet' : 'warning'}
        size="small"
        pending={isSaving}
        disabled={disabled}
        onClick={() => (suspended ? void save(null) : setConfirming(true))}
      >
        {suspended ? <CircleCheck className="size-4" /> : <Ban className="size-4" />}
        {peopleText(suspended ? 'liftSuspension' : 'suspend')}
      </Button>
      {isConfirming && (
        <SuspendDialog
          name={fullName(person)}
          isSaving={isSaving}
          onClose={() => setConfirming(false)}
          onSuspend={(reason) => void suspend(reason)}
        />
      )}
    </>
  )
}

interface SuspendDialogProps {
  name: string
  isSaving: boolean
  onClose: () => void
  onSuspend: (reason: string) => void
}

/** Asks for the reason, which the admin who lifts the suspension needs. */
function SuspendDialog({ name, isSaving, onClose, onSuspend }: SuspendDialogProps) {
  const { fields, setMessages, bind } = useFields({ reason: '' })

  function confirm() {
    const reason = fields.reason.trim()
    if (reason === '') setMessages({ reason: peopleText('enterReason') })
    else onSuspend(reason)
  }

  return (
    <ConfirmDialog
      title={peopleText('suspendTitle', { name })}
      action={peopleText('suspend')}
      staysOpen
      pending={isSaving}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p className="mb-4">{peopleText('suspendBody')}</p>
      <TextArea
        label={peopleText('reason')}
        help={peopleText('reasonHelp')}
        rows={2}
        maxLength={longestReason}
        {...bind('reason')}
      />
    </ConfirmDialog>
  )
}
