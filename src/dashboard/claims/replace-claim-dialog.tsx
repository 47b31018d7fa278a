import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { replaceClaim } from '#api/staff-claims.ts'
import { telephoneQueries } from '#api/telephone-orders.ts'
import { claimLimits } from '#commerce/claims/claim.ts'
import type { DeliveryChoice } from '#commerce/orders/exchange-slot.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { TelephoneOptions } from '#commerce/telephone/telephone-options.server.ts'
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
import { chosenTime } from '../telephone/chosen-time.ts'
import { telephoneText } from '../telephone/telephone.messages.ts'
import { dayChoice, TimeFields } from '../telephone/time-fields.tsx'
import { replaceClaimRefusal } from './claim-refusals.ts'
import { claimDialogText, claimRefusalText } from './claims.messages.ts'

interface ReplaceClaimDialogProps {
  claimId: string
  order: Order
  onClose: () => void
}

export function ReplaceClaimDialog({ order, ...props }: ReplaceClaimDialogProps) {
  const options = useQuery(telephoneQueries.options(order.lines.map(({ productId }) => productId)))
  const [message, setMessage] = useState('')
  return (
    <GuardedModal
      isChanged={message !== ''}
      title={claimDialogText('replaceTitle')}
      description={claimDialogText('replaceNote', { name: order.recipient.name })}
      className="max-w-lg"
      onClose={props.onClose}
    >
      {options.isError && !options.data && <FetchFailed onRetry={() => void options.refetch()} />}
      {options.isPending && <Skeleton className="mt-5 h-80" />}
      {options.data && (
        <ReplacementForm {...{ order, message, setMessage, ...props }} options={options.data} />
      )}
    </GuardedModal>
  )
}

interface ReplacementFormProps extends ReplaceClaimDialogProps {
  options: TelephoneOptions
  message: string
  setMessage: (message: string) => void
}

function ReplacementForm(props: ReplacementFormProps) {
  const { claimId, order, options, message, setMessage, onClose } = props
  // How many of each line to send again; none of a line that is left out.
  const [quantities, setQuantities] = useState(order.lines.map(({ quantity }) => quantity))
  const [time, setTime] = useState<DeliveryChoice>({ date: '', slotId: '' })
  const [error, setError] = useState('')
  // A replacement is free: the surcharge of its day does not count.
  const days = options.days.map((day) => dayChoice({ ...day, surcharge: null }))
  const { day, slot } = chosenTime(time, days)
  const noTime = days.length > 0 ? telephoneText('timeLost') : claimDialogText('noTime')
  const { save, isSaving } = useSaveOrder({
    send: (delivery: DeliveryChoice) =>
      replaceClaim({ data: { claimId, message, delivery, lines: chosenLines(quantities) } }),
    refusal: replaceClaimRefusal,
  })

  async function submit() {
    if (chosenLines(quantities).length === 0) return setError(claimRefusalText('nothingToReplace'))
    if (!day || !slot) return setError(noTime)
    const saved = await save({ date: day.date, slotId: slot.id })
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
      {days.length > 0 ? (
        <TimeFields
          days={days}
          chosen={time}
          onChange={(changed) => {
            setTime(changed)
            setError('')
          }}
        />
      ) : (
        <p>{claimDialogText('noTime')}</p>
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
