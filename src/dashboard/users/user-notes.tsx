import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { addUserNote, customerPageQueries, removeUserNote } from '#api/customer-page.ts'
import type { UserNote } from '#commerce/customers/user-note-store.server.ts'
import { formatDatedMoment } from '#commerce/delivery/moment-label.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { NoteForm } from '../notes/note-form.tsx'
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
                aria-label={customerText('deleteNoteOf', { moment: formatDatedMoment(note.at) })}
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
  const { save, isSaving } = useSave({
    send: (text: string) => addUserNote({ data: { userId, text } }),
    refusal: ({ refusal }) => (refusal === 'invalid' ? null : customerRefusalText(refusal)),
    invalidates: [customerPageQueries.customer(userId).queryKey],
  })

  return (
    <NoteForm
      label={customerText('note')}
      action={customerText('addNote')}
      isSaving={isSaving}
      onSave={save}
      className="mt-4"
    />
  )
}
