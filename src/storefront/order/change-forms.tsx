import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { orderQueries } from '#api/orders.queries.ts'
import {
  cancelOwnOrder,
  changeCardMessage,
  changeDelivery,
  changeRecipientPhone,
} from '#api/orders.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatMoney } from '#commerce/money.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { formText } from '#ui/form.messages.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { selectDelivery } from '../checkout/choices.ts'
import { DeliveryPicker, DeliverySkeleton } from '../checkout/delivery-picker.tsx'
import { changeFormText } from './change-forms.messages.ts'
import { changeNotices } from './request-notices.ts'
import { unavailableReason } from './reschedule.ts'
import { useOrderRequest } from './use-order-request.ts'
import { useTextForm } from './use-text-form.ts'

interface ChangeProps {
  order: OrderDetail
  onDone: () => void
}

export function ChangeText({ field, order, onDone }: ChangeProps & { field: 'card' | 'phone' }) {
  // The value when the form was opened: the server refuses the change if another tab was first.
  const [from] = useState(field === 'card' ? order.cardMessage : order.recipient.phone)
  const { send, pending } = useOrderRequest(order.id, changeNotices(shopDetails))
  const change = field === 'card' ? changeCardMessage : changeRecipientPhone
  const { form, control } = useTextForm({
    initial: from,
    save: (to) => {
      const request = () => change({ data: { orderId: order.id, from, to } })
      return send(request, formText('saved'))
    },
    onSaved: onDone,
  })
  return (
    <form {...form} className="grid max-w-xl gap-5">
      {field === 'card' ? (
        <TextArea
          {...control}
          name="card"
          label={changeFormText('card')}
          optional
          rows={5}
          maxLength={orderLimits.cardMessageLength}
          help={changeFormText('cardHelp')}
        />
      ) : (
        <TextField
          {...control}
          name="phone"
          label={changeFormText('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      )}
      <ChangeButtons pending={pending} onDone={onDone} />
    </form>
  )
}

/** Moves the delivery to another day or slot of the same price. */
export function ChangeDelivery({ order, onDone }: ChangeProps) {
  const choices = useQuery({ ...orderQueries.choices(order.id), refetchInterval: 60_000 })
  const [from] = useState({ date: order.delivery.date, slotId: order.delivery.slotId })
  const [selected, setSelected] = useState(from)
  const [error, setError] = useState<string>()
  const { send, pending } = useOrderRequest(order.id, changeNotices(shopDetails))

  if (choices.isError && !choices.data)
    return <FetchFailed onRetry={() => void choices.refetch()} />
  if (!choices.data) return <DeliverySkeleton />
  const { days, slots } = choices.data
  const reasonOf = unavailableReason(order.surcharge)
  const { day, slotId } = selectDelivery(days, selected, reasonOf)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!day || !slotId) return setError(changeFormText('slotMissing'))
    const to = { date: day.date, slotId }
    const change = () => changeDelivery({ data: { orderId: order.id, from, to } })
    const problem = await send(change, formText('saved'))
    if (problem?.isRefusal) setError(problem.message)
    if (!problem) onDone()
  }

  function select(date: string, id: string) {
    setSelected({ date, slotId: id })
    setError(undefined)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <DeliveryPicker
        {...{ days, slots, day, slotId, reasonOf }}
        onDay={(date) => select(date, '')}
        onWindow={select}
        windowError={error}
      />
      <ChangeButtons pending={pending} onDone={onDone} />
    </form>
  )
}

export function CancelOrder({ order, onDone }: ChangeProps) {
  const { send, pending } = useOrderRequest(order.id, changeNotices(shopDetails))
  const refundable = order.captured - order.refunded

  async function cancel() {
    const request = () => cancelOwnOrder({ data: { orderId: order.id } })
    await send(request, formText('saved'))
    onDone()
  }

  return (
    <ConfirmDialog
      cancelLabel={changeFormText('keep')}
      open
      title={changeFormText('cancelTitle')}
      action={changeFormText('cancel')}
      staysOpen
      pending={pending}
      onClose={onDone}
      onConfirm={() => void cancel()}
    >
      {refundable > 0
        ? changeFormText('refund', { amount: formatMoney(refundable) })
        : changeFormText('notCharged')}
    </ConfirmDialog>
  )
}

function ChangeButtons({ pending, onDone }: { pending: boolean; onDone: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" pending={pending}>
        {formText('save')}
      </Button>
      <Button variant="plain" onClick={onDone}>
        {changeFormText('discard')}
      </Button>
    </div>
  )
}
