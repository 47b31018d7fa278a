import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addNote } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { notify } from '#ui/toast.ts'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { sayFailed, saySaved, sayThatItSaves } from '../saving/save.ts'

/** Something for colleagues to know. It stays in the timeline, and no shopper reads it. */
export function NoteForm({ orderId }: { orderId: string }) {
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const [pending, setPending] = useState(false)
  const queryClient = useQueryClient()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const toast = sayThatItSaves()
    try {
      const answer = await addNote({ data: { orderId, note } })
      if (answer.ok) {
        saySaved(toast)
        // What was typed meanwhile is another note.
        setNote((now) => (now === note ? '' : now))
      } else if (answer.refusal === 'invalid') {
        notify.dismiss(toast)
        setError(answer.message)
      } else notify.error('There is no such order', undefined, toast)
      await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    } catch {
      sayFailed(toast)
    }
    setPending(false)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 max-w-xl">
      <LeaveGuard isChanged={() => note.trim() !== ''} />
      <div className="grid justify-items-start gap-3">
        <TextArea
          label="Note"
          help="For colleagues alone. It cannot be changed later."
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
        <Button type="submit" look="quiet" size="small" pending={pending}>
          Add the note
        </Button>
      </div>
    </form>
  )
}
