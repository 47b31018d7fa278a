import { useQueryClient } from '@tanstack/react-query'
import { Ban, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { customerQueries } from '#api/profile.queries.ts'
import { staffQueries } from '#api/staff.queries.ts'
import { liftSuspension, suspendUser } from '#api/users.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { Button } from '#ui/button.tsx'
import { save } from '../saving/save.ts'
import { fullName } from './full-name.ts'
import { staffRefusal } from './staff-refusals.ts'
import { SuspendDialog } from './suspend-dialog.tsx'

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const

export interface SuspensionButtonProps {
  person: Pick<Profile, 'id' | 'name' | 'surname' | 'suspended'>
  disabled?: boolean
}

/** Suspends a user or lifts the suspension. */
export function SuspensionButton({ person, disabled = false }: SuspensionButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const queryClient = useQueryClient()
  const { id: userId, suspended } = person

  async function change(work: () => ReturnType<typeof liftSuspension>) {
    setSaving(true)
    const answer = await save(work, staffRefusal)
    setSaving(false)
    // Without a response of the server the dialog stays open, so that the reason is not lost.
    if (answer) setConfirming(false)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: customerQueries.root }),
      queryClient.invalidateQueries({ queryKey: staffQueries.all() }),
    ])
  }

  return (
    <>
      <Button
        variant={suspended ? 'quiet' : 'warning'}
        size="small"
        pending={isSaving}
        disabled={disabled}
        onClick={() =>
          suspended ? void change(() => liftSuspension({ data: { userId } })) : setConfirming(true)
        }
      >
        {suspended ? <CircleCheck {...icon} /> : <Ban {...icon} />}
        {suspended ? 'Lift suspension' : 'Suspend'}
      </Button>
      {isConfirming && (
        <SuspendDialog
          name={fullName(person)}
          isSaving={isSaving}
          onClose={() => setConfirming(false)}
          onSuspend={(reason) => void change(() => suspendUser({ data: { userId, reason } }))}
        />
      )}
    </>
  )
}
