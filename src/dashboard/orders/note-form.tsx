import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addNote } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { notify } from '#ui/toast.ts'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { showSaved, showSaveFailed, showSaving } from '../saving/save.ts'

/** Adds an internal note to the timeline; customers never see it. */
export function NoteForm({ orderId }: { orderId: string }) {
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const [pending, setPending] = useState(false)
  const queryClient = useQueryClient()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const toast = showSaving()
    try {
      const result = await addNote({ data: { orderId, note } })
      if (result.ok) {
        showSaved(toast)
        // Keeps text that was typed while the request ran: it is another note.
        setNote((now) => (now === note ? '' : now))
      } else if (result.refusal === 'invalid') {
        notify.dismiss(toast)
        setError(result.message)
      } else notify.error('Order not found', undefined, toast)
      await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    } catch {
      showSaveFailed(toast)
    }
    setPending(false)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 max-w-xl">
      <LeaveGuard isChanged={() => note.trim() !== ''} />
      <div className="grid justify-items-start gap-3">
        <TextArea
          label="Note"
          help="Visible to staff only. You cannot edit it later."
          rows={2}
          maxLength={orderLimits.noteLength}
          value={note}
          error={error}
          onChange={(event) => {
            setNote(event.target.value)
            setError('')
          }}
          className="w-full"
        />
        <Button type="submit" variant="quiet" size="small" pending={pending}>
          Add note
        </Button>
      </div>
    </form>
  )
}
