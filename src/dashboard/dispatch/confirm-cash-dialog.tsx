import { useState } from 'react'
import { confirmCash } from '#api/dispatch.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { DispatchRun } from '#commerce/drivers/dispatch.ts'
import { formatMoney } from '#commerce/money.ts'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DialogActions } from '../layout/dialog-actions.tsx'
import { useFields } from '../saving/use-fields.ts'
import { useSave } from '../saving/use-save.ts'
import { dispatchText } from './dispatch.messages.ts'
import { readCounted } from './read-counted.ts'

interface ConfirmCashDialogProps {
  run: DispatchRun
  date: string
  onClose: () => void
}

/** Staff count the cash of a driver. The amount that was to be handed in when it opened is confirmed. */
export function ConfirmCashDialog({ run, date, onClose }: ConfirmCashDialogProps) {
  const { driver } = run
  const [expected] = useState(run.cash.toHandIn)
  const { fields, setMessages, bind } = useFields({
    counted: String(Math.max(expected, 0)),
    note: '',
  })
  const counted = readCounted(fields.counted)
  const { save, isSaving } = useSave({
    send: (cash: { counted: number; note: string }) =>
      confirmCash({ data: { ...cash, driverId: driver.id, date, seenExpected: expected } }),
    refusal: ({ expected: now }) => dispatchText('cashChanged', { cash: formatMoney(now) }),
    invalidates: [staffOrderQueries.all()],
  })

  async function submit() {
    if (counted === null) return setMessages({ counted: dispatchText('countedInvalid') })
    if (await save({ counted, note: fields.note.trim() })) onClose()
  }

  return (
    <Modal
      title={dispatchText('confirmTitle', { name: driver.name })}
      description={dispatchText('confirmNote', { cash: formatMoney(expected) })}
      onClose={onClose}
    >
      <Form onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <TextField
          label={dispatchText('counted')}
          inputMode="numeric"
          autoComplete="off"
          help={counted === null ? undefined : differenceText(counted - expected)}
          {...bind('counted')}
        />
        <TextField
          label={dispatchText('note')}
          optional
          autoComplete="off"
          maxLength={300}
          {...bind('note')}
        />
        <DialogActions
          action={
            counted === null
              ? dispatchText('confirmCash')
              : dispatchText('confirm', { cash: formatMoney(counted) })
          }
          isSaving={isSaving}
        />
      </Form>
    </Modal>
  )
}

function differenceText(difference: number): string | undefined {
  if (difference === 0) return undefined
  const cash = formatMoney(Math.abs(difference))
  return dispatchText(difference < 0 ? 'differs' : 'differsMore', { cash })
}
