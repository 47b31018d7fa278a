import { useState } from 'react'
import { enterAddress } from '#api/recipient-address.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { problemTexts } from '#i18n/problem.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { editRefusalText } from '../saving/saving.messages.ts'
import { useFields } from '../saving/use-fields.ts'
import { peopleText } from './order-page.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

const empty = { street: '', building: '', floor: '', notes: '' }

/** Staff enter the address that the recipient gave by phone. */
export function EnterAddress({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false)
  const { fields: place, setMessages, bind } = useFields(empty)
  const { save, isSaving } = useSaveOrder({
    send: () => enterAddress({ data: { orderId, place } }),
    refusal: ({ refusal }) => ({
      title: peopleText('notSaved'),
      message: refusal === 'invalid' ? editRefusalText('not-valid') : peopleText('statusChanged'),
    }),
  })

  if (!open) {
    return (
      <Button variant="quiet" size="small" className="mt-2" onClick={() => setOpen(true)}>
        {peopleText('enterAddress')}
      </Button>
    )
  }

  async function submit() {
    const saved = await save()
    if (saved?.ok === false && saved.refusal === 'invalid')
      setMessages(problemTexts(saved.problems, fieldProblemText))
  }

  return (
    <Form onSubmit={submit} aria-label={peopleText('deliveryAddress')} className="mt-3 grid gap-3">
      <LeaveGuard isChanged={() => Object.values(place).some((text) => text.trim() !== '')} />
      {(['street', 'building', 'floor', 'notes'] as const).map((name) => (
        <TextField
          key={name}
          label={peopleText(name)}
          optional={name === 'floor' || name === 'notes'}
          autoComplete="off"
          {...bind(name)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" pending={isSaving}>
          {formText('save')}
        </Button>
        <Button variant="plain" size="small" onClick={() => setOpen(false)}>
          {formText('cancel')}
        </Button>
      </div>
    </Form>
  )
}
