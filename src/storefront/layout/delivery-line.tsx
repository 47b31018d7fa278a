import { useQuery } from '@tanstack/react-query'
import { nextDeliveryQueries } from '#api/delivery.queries.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { deliveryLabel, timeLeft } from './next-delivery.ts'
import { useCairoDay } from './use-cairo-day.ts'
import { useMinute } from './use-minute.ts'

/** The bar above the header: the next delivery that a customer can still order. */
export function DeliveryLine() {
  const { data: next } = useQuery(nextDeliveryQueries.after(0))
  const now = useMinute()
  const today = useCairoDay()
  const left = next ? timeLeft(next.orderUntil, now) : null
  return (
    <p className="print:hidden bg-moss px-4 py-2 text-center text-xs text-paper tabular-nums">
      {next && left
        ? `Order within ${left} for delivery ${deliveryLabel(next, today)}`
        : shopDetails.tagline}
    </p>
  )
}
