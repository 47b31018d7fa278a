import { type FormEvent, useState } from 'react'
import { addNote } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { useSave } from '../saving/use-save.ts'

/** Adds an internal note to the timeline; customers never see it. */
export function NoteForm({ orderId }: { orderId: string }) {
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const { save, isSaving } = useSave({
    send: () => addNote({ data: { orderId, note } }),
    refusal: ({ refusal }) => (refusal === 'invalid' ? null : { title: 'Order not found' }),
    invalidates: [staffOrderQueries.all()],
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const saved = await save()
    // Keeps text that was typed while the request ran: it is another note.
    if (saved?.ok) setNote((now) => (now === note ? '' : now))
    else if (saved?.refusal === 'invalid') setError(saved.message)
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
        <Button type="submit" variant="quiet" size="small" pending={isSaving}>
          Add note
        </Button>
      </div>
    </form>
  )
}
