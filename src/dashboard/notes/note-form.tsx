import type { FieldProblem } from '#commerce/checkout/field-problem.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { useFields } from '../saving/use-fields.ts'

interface NoteFormProps {
  label: string
  help?: string
  /** The label of the button. */
  action: string
  isSaving: boolean
  /** Returns null after a failure. The form shows the problem of a refused note beside the field. */
  onSave: (note: string) => Promise<{ ok: boolean; problem?: FieldProblem } | null>
  className: string
}

/** The form in which staff write another note about an order or a customer. */
export function NoteForm({ label, help, action, isSaving, onSave, className }: NoteFormProps) {
  const { fields, setFields, setMessages, bind } = useFields({ note: '' })

  async function submit() {
    const saved = await onSave(fields.note)
    // Keeps text that was typed while the request ran: it is another note.
    if (saved?.ok) setFields((now) => (now === fields ? { note: '' } : now))
    else if (saved?.problem) setMessages({ note: fieldProblemText(saved.problem) })
  }

  return (
    <Form onSubmit={submit} className={`max-w-xl ${className}`}>
      <LeaveGuard isChanged={() => fields.note.trim() !== ''} />
      <div className="grid justify-items-start gap-3">
        <TextArea
          label={label}
          help={help}
          rows={2}
          maxLength={orderLimits.noteLength}
          {...bind('note')}
          className="w-full"
        />
        <Button type="submit" variant="quiet" size="small" pending={isSaving}>
          {action}
        </Button>
      </div>
    </Form>
  )
}
