import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { orderQueries } from '#api/orders.queries.ts'
import { changeDelivery } from '#api/orders.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { DeliveryPicker } from '../checkout/delivery-picker.tsx'
import { DeliverySkeleton } from '../checkout/delivery-skeleton.tsx'
import { ChangeButtons } from './change-buttons.tsx'
import { initialSelection, unavailableReason } from './reschedule.ts'
import { useChange } from './use-change.ts'

/** Moves the delivery to another day or slot of the same price. */
export function ChangeDelivery({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const choices = useQuery({ ...orderQueries.choices(order.id), refetchInterval: 60_000 })
  const [from] = useState({ date: order.delivery.date, slotId: order.delivery.slotId })
  const [selected, setSelected] = useState(from)
  const [error, setError] = useState<string>()
  const { change, pending } = useChange(order.id)

  if (choices.isError && !choices.data)
    return <FetchFailed onRetry={() => void choices.refetch()} />
  if (!choices.data) return <DeliverySkeleton />
  const { days, slots } = choices.data
  const reasonOf = unavailableReason(order.surcharge)
  const { day, slotId } = initialSelection(days, selected, reasonOf)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!day || !slotId) return setError('Choose a time slot.')
    const to = { date: day.date, slotId }
    const notice = await change(() => changeDelivery({ data: { orderId: order.id, from, to } }))
    if (notice) setError(notice.message)
    else onDone()
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
