import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { orderQueries } from '#api/orders.queries.ts'
import { changeDelivery } from '#api/orders.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { DeliveryPicker } from '../checkout/delivery-picker.tsx'
import { DeliverySkeleton } from '../checkout/delivery-skeleton.tsx'
import { ChangeButtons } from './change-buttons.tsx'
import { chosenAgain, reasonAgainst } from './delivery-again.ts'
import { useChange } from './use-change.ts'

/** Another day or window, of those that cost the same. */
export function ChangeDelivery({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const choices = useQuery({ ...orderQueries.choices(order.id), refetchInterval: 60_000 })
  const [from] = useState({ date: order.delivery.date, slotId: order.delivery.slotId })
  const [wanted, setWanted] = useState(from)
  const [error, setError] = useState<string>()
  const { change, pending } = useChange(order.id)

  if (choices.isError && !choices.data)
    return <FetchFailed onRetry={() => void choices.refetch()} />
  if (!choices.data) return <DeliverySkeleton />
  const { days, slots } = choices.data
  const reasonOf = reasonAgainst(order.surcharge)
  const { day, slotId } = chosenAgain(days, wanted, reasonOf)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!day || !slotId) return setError('Please choose a window.')
    const to = { date: day.date, slotId }
    const notice = await change(() => changeDelivery({ data: { orderId: order.id, from, to } }))
    if (notice) setError(notice.message)
    else onDone()
  }

  function want(date: string, id: string) {
    setWanted({ date, slotId: id })
    setError(undefined)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <DeliveryPicker
        {...{ days, slots, day, slotId, reasonOf }}
        onDay={(date) => want(date, '')}
        onWindow={want}
        windowError={error}
      />
      <ChangeButtons pending={pending} onDone={onDone} />
    </form>
  )
}
