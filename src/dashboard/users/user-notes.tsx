import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { addUserNote, customerPageQueries, removeUserNote } from '#api/customer-page.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import type { UserNote } from '#commerce/customers/user-note-store.server.ts'
import { formatDatedMoment } from '#commerce/delivery/moment-label.ts'
import { fieldProblemText } from '#commerce/texts/field-problem-text.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { useFields } from '../saving/use-fields.ts'
import { useSave } from '../saving/use-save.ts'
import { customerRefusalText, customerText } from './customer.messages.ts'
import { CustomerPart } from './customer-parts.tsx'

interface UserNotesProps {
  userId: string
  notes: readonly UserNote[]
}

/** Notes of staff about a customer. */
export function UserNotes({ userId, notes }: UserNotesProps) {
  const [deleting, setDeleting] = useState<UserNote | null>(null)
  const { save, isSaving } = useSave({
    send: (noteId: string) => removeUserNote({ data: { userId, noteId } }),
    refusal: ({ refusal }) => customerRefusalText(refusal),
    invalidates: [customerPageQueries.customer(userId).queryKey],
  })
  return (
    <CustomerPart id="notes" title={customerText('notes')} note={customerText('notesHelp')}>
      {notes.length === 0 && <p className="text-ink-soft">{customerText('noNotes')}</p>}
      <ul aria-labelledby="notes" className="grid gap-3">
        {notes.map((note) => (
          <li key={note.id} className="border-s-2 border-butter bg-butter/40 py-2 ps-4 pe-2">
            <div className="flex items-start gap-2">
              <p
                dir="auto"
                className="me-auto min-w-0 pt-2 wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
              >
                {note.text}
              </p>
              <button
                type="button"
                aria-label={customerText('deleteNote')}
                onClick={() => setDeleting(note)}
                className="grid size-11 shrink-0 place-items-center text-ink-soft transition-colors hover:text-moss"
              >
                <Trash2 className="size-4" />
              </button>
            </div>
            <p className="pb-1 text-xs text-ink-soft">
              {customerText('by', {
                name: note.writtenBy ?? customerText('formerStaff'),
                moment: formatDatedMoment(note.at),
              })}
            </p>
          </li>
        ))}
      </ul>
      <NewNote userId={userId} />
      <ConfirmDialog
        open={deleting !== null}
        title={customerText('deleteTitle')}
        action={customerText('delete')}
        pending={isSaving}
        onClose={() => setDeleting(null)}
        onConfirm={() => deleting && void save(deleting.id)}
      >
        {customerText('deleteConsequence')}
      </ConfirmDialog>
    </CustomerPart>
  )
}

function NewNote({ userId }: { userId: string }) {
  const { fields, setFields, setMessages, bind } = useFields({ text: '' })
  const { save, isSaving } = useSave({
    send: () => addUserNote({ data: { userId, ...fields } }),
    refusal: ({ refusal }) => (refusal === 'invalid' ? null : customerRefusalText(refusal)),
    invalidates: [customerPageQueries.customer(userId).queryKey],
  })

  async function submit() {
    const saved = await save()
    // Keeps text that was typed while the request ran: it is another note.
    if (saved?.ok) setFields((now) => (now === fields ? { text: '' } : now))
    else if (saved?.refusal === 'invalid') setMessages({ text: fieldProblemText(saved.problem) })
  }

  return (
    <Form onSubmit={submit} className="mt-4 max-w-xl">
      <LeaveGuard isChanged={() => fields.text.trim() !== ''} />
      <div className="grid justify-items-start gap-3">
        <TextArea
          label={customerText('note')}
          rows={2}
          maxLength={orderLimits.noteLength}
          {...bind('text')}
          className="w-full"
        />
        <Button type="submit" variant="quiet" size="small" pending={isSaving}>
          {customerText('addNote')}
        </Button>
      </div>
    </Form>
  )
}
