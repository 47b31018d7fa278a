import { useQuery } from '@tanstack/react-query'
import { nextDeliveryQueries } from '#api/delivery.queries.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { CalendarIcon } from '#ui/icons.tsx'
import { dayLabel } from '../layout/next-delivery.ts'
import { useCairoDay } from '../layout/shop-clock.ts'

/** `Earliest delivery: tomorrow, 9 am – 12 pm`. */
export function EarliestDelivery({ product }: { product: Pick<Product, 'leadDays'> }) {
  const { data: next } = useQuery(nextDeliveryQueries.after(product.leadDays))
  const today = useCairoDay()
  if (!next) return null
  return (
    <p className="flex gap-2">
      <CalendarIcon className="mt-0.5 size-4.5 shrink-0 text-ink-soft" />
      <span>
        Earliest delivery: {dayLabel(next.date, today)},{' '}
        <span className="whitespace-nowrap">{formatWindow(next)}</span>
      </span>
    </p>
  )
}
