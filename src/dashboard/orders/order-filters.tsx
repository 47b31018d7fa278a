import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { paymentStatuses } from '#commerce/orders/order-status.ts'
import { Button } from '#ui/button.tsx'
import { FilterChoice, FilterDay } from '../lists/filter-field.tsx'
import { narrowing } from '../lists/narrowing.ts'
import { SearchInput } from '../lists/search-input.tsx'
import { slotLabel } from '../lists/slot-label.ts'
import { paymentLabels } from './order-labels.ts'
import { isNarrowed, type OrdersSearch, readOrdersSearch } from './orders-search.ts'

/** A number, names or a phone number, and what the list is narrowed down to. */
export function OrderFilters({ search }: { search: OrdersSearch }) {
  const { data: choices } = useQuery(staffOrderQueries.filterChoices())
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const choicesId = useId()
  const narrowed = narrowing(readOrdersSearch, search)
  const change = (wish: Parameters<typeof narrowed>[0]) =>
    void navigate({ to: '/dashboard/orders', search: narrowed(wish) })

  const windows = (choices?.slots ?? []).map((slot) => ({
    id: slot.id,
    name: slotLabel(slot.name, slot),
  }))

  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchInput
        label="Search orders"
        placeholder="Number, name or phone"
        words={search.query}
        onSearch={(query) => change({ query })}
        className="min-w-0 grow sm:w-64 sm:grow-0"
      />
      <Button
        look="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={choicesId}
        className="min-h-11 sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Filters
      </Button>
      <div
        id={choicesId}
        className={clsx('w-full grid-cols-2 gap-3 sm:contents', isOpen ? 'grid' : 'hidden')}
      >
        <FilterDay label="Delivery day" day={search.date} onDay={(date) => change({ date })} />
        <FilterChoice
          label="Window"
          all="All windows"
          value={search.slot}
          options={windows}
          onChoose={(slot) => change({ slot })}
        />
        <FilterChoice
          label="Area"
          all="All areas"
          value={search.zone}
          options={choices?.zones ?? []}
          onChoose={(zone) => change({ zone })}
        />
        <FilterChoice
          label="Payment"
          all="Any payment"
          value={search.payment}
          options={payments}
          onChoose={(payment) => change({ payment })}
        />
        <FilterChoice
          label="In order of"
          all="Newest first"
          value={search.by}
          options={[{ id: 'delivery', name: 'Delivery, from today' }]}
          onChoose={(by) => change({ by })}
        />
      </div>
      {isNarrowed(search) && (
        <Link
          to="/dashboard/orders"
          search={({ by }) => ({ by })}
          className="link inline-flex min-h-11 items-center text-xs"
        >
          Show all orders
        </Link>
      )}
    </div>
  )
}

const payments = paymentStatuses.map((id) => ({ id, name: paymentLabels[id] }))
