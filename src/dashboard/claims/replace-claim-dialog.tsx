import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { replaceClaim, staffClaimQueries } from '#api/staff-claims.ts'
import { claimLimits } from '#commerce/claims/claim.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { DeliveryChoices } from '#commerce/orders/customer/order-calendar.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Form } from '#ui/form.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { DialogActions } from '../layout/dialog-actions.tsx'
import { useSaveOrder } from '../orders/use-save-order.ts'
import { GuardedModal } from '../saving/guarded-modal.tsx'
import { replaceClaimRefusal } from './claim-refusals.ts'
import { claimDialogText, claimRefusalText } from './claims.messages.ts'
import { openTimes, type ReplacementTime } from './open-times.ts'

interface ReplaceClaimDialogProps {
  claimId: string
  order: Order
  onClose: () => void
}

export function ReplaceClaimDialog({ order, ...props }: ReplaceClaimDialogProps) {
  const choices = useQuery(staffClaimQueries.choices(order.id))
  const [message, setMessage] = useState('')
  return (
    <GuardedModal
      isChanged={message !== ''}
      title={claimDialogText('replaceTitle')}
      description={claimDialogText('replaceNote', { name: order.recipient.name })}
      className="max-w-lg"
      onClose={props.onClose}
    >
      {choices.isError && !choices.data && <FetchFailed onRetry={() => void choices.refetch()} />}
      {choices.isPending && <Skeleton className="mt-5 h-80" />}
      {choices.data && (
        <ReplacementForm {...{ order, message, setMessage, ...props }} choices={choices.data} />
      )}
    </GuardedModal>
  )
}

interface ReplacementFormProps extends ReplaceClaimDialogProps {
  choices: DeliveryChoices
  message: string
  setMessage: (message: string) => void
}

function ReplacementForm(props: ReplacementFormProps) {
  const { claimId, order, choices, message, setMessage, onClose } = props
  // How many of each line to send again; none of a line that is left out.
  const [quantities, setQuantities] = useState(order.lines.map(({ quantity }) => quantity))
  const [time, setTime] = useState<ReplacementTime | null>(null)
  const [error, setError] = useState('')
  const { days, chosen } = openTimes(choices, time)
  const { save, isSaving } = useSaveOrder({
    send: (delivery: ReplacementTime) =>
      replaceClaim({ data: { claimId, message, delivery, lines: chosenLines(quantities) } }),
    refusal: replaceClaimRefusal,
  })

  async function submit() {
    if (chosenLines(quantities).length === 0) return setError(claimRefusalText('nothingToReplace'))
    if (!chosen) return setError(claimDialogText('noTime'))
    const saved = await save(chosen)
    if (saved && (saved.ok || saved.refusal === 'answered-already')) onClose()
  }

  return (
    <Form onSubmit={submit} className="mt-5 grid gap-5">
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium">{claimDialogText('items')}</legend>
        {order.lines.map((line, position) => (
          <LineChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change, and one product may stand on two.
            key={position}
            name={line.name}
            most={line.quantity}
            quantity={quantities[position] ?? 0}
            onQuantity={(quantity) => {
              setQuantities((all) => all.map((one, at) => (at === position ? quantity : one)))
              setError('')
            }}
          />
        ))}
      </fieldset>
      {chosen ? (
        <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
          <SelectField
            label={claimDialogText('day')}
            value={chosen.date}
            onChange={(event) => setTime({ date: event.target.value, slotId: '' })}
          >
            {days.map(({ date }) => (
              <option key={date} value={date}>
                {formatDay(date)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={claimDialogText('time')}
            value={chosen.slotId}
            onChange={(event) => setTime({ date: chosen.date, slotId: event.target.value })}
          >
            {days
              .find(({ date }) => date === chosen.date)
              ?.slots.map((slot) => (
                <option key={slot.id} value={slot.id}>
                  {formatWindow(slot)}
                </option>
              ))}
          </SelectField>
        </div>
      ) : (
        <p>{claimDialogText('noTimeSoon')}</p>
      )}
      <TextArea
        label={claimDialogText('message')}
        optional
        dir="auto"
        rows={3}
        maxLength={claimLimits.messageLength}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <p role="alert" className="text-xs text-blush empty:sr-only">
        {error}
      </p>
      <DialogActions action={claimDialogText('replace')} isSaving={isSaving} />
    </Form>
  )
}

interface LineChoiceProps {
  name: string
  most: number
  quantity: number
  onQuantity: (quantity: number) => void
}

function LineChoice({ name, most, quantity, onQuantity }: LineChoiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Checkbox
        label={<LocalizedText>{name}</LocalizedText>}
        checked={quantity > 0}
        onChange={(event) => onQuantity(event.target.checked ? most : 0)}
      />
      {most > 1 && quantity > 0 && (
        <SelectField
          label={<span className="sr-only">{claimDialogText('quantityOf', { name })}</span>}
          value={quantity}
          onChange={(event) => onQuantity(Number(event.target.value))}
        >
          {upTo(most).map((count) => (
            <option key={count} value={count}>
              {groupDigits(count)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

function chosenLines(quantities: readonly number[]) {
  return quantities.flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []))
}
