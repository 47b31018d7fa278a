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

/** Shuts somebody out, or lets them in again. */
export function SuspensionButton({ person, disabled = false }: SuspensionButtonProps) {
  const [asks, setAsks] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const queryClient = useQueryClient()
  const { id: userId, suspended } = person

  async function change(work: () => ReturnType<typeof liftSuspension>) {
    setSaving(true)
    const answer = await save(work, staffRefusal)
    setSaving(false)
    // What was typed is asked for again only where there was an answer to it.
    if (answer) setAsks(false)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: customerQueries.root }),
      queryClient.invalidateQueries({ queryKey: staffQueries.all() }),
    ])
  }

  return (
    <>
      <Button
        look={suspended ? 'quiet' : 'warning'}
        size="small"
        pending={isSaving}
        disabled={disabled}
        onClick={() =>
          suspended ? void change(() => liftSuspension({ data: { userId } })) : setAsks(true)
        }
      >
        {suspended ? <CircleCheck {...icon} /> : <Ban {...icon} />}
        {suspended ? 'Lift the suspension' : 'Suspend'}
      </Button>
      {asks && (
        <SuspendDialog
          name={fullName(person)}
          isSaving={isSaving}
          onClose={() => setAsks(false)}
          onSuspend={(reason) => void change(() => suspendUser({ data: { userId, reason } }))}
        />
      )}
    </>
  )
}
