import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { paymentStatuses } from '#commerce/orders/order-statuses.ts'
import { type RelativeDay, relativeDays } from '#commerce/orders/staff/relative-day.ts'
import { Button } from '#ui/button.tsx'
import { filterChip } from '../lists/filter-chip.ts'
import { FilterChoice, FilterDay, slotLabel } from '../lists/filter-field.tsx'
import { dayIn } from '../lists/read-search.ts'
import { SearchInput } from '../lists/search-input.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { paymentLabels } from './order-labels.ts'
import { isNarrowed, type OrdersSearch, readOrdersSearch } from './orders-search.ts'

export function OrderFilters({ search }: { search: OrdersSearch }) {
  const { data: choices } = useQuery(staffOrderQueries.filterChoices())
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const choicesId = useId()
  const updateSearch = searchUpdater(readOrdersSearch, search)
  const apply = (changes: Parameters<typeof updateSearch>[0]) =>
    void navigate({ to: '/dashboard/orders', search: updateSearch(changes) })

  const windows = (choices?.slots ?? []).map((slot) => ({
    id: slot.id,
    name: slotLabel(slot.name, slot),
  }))

  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchInput
        label="Search orders"
        placeholder="Number, name or phone"
        term={search.query}
        onSearch={(query) => apply({ query })}
        className="min-w-0 grow sm:w-64 sm:grow-0"
      />
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={choicesId}
        className="min-h-11 sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal className="size-4" />
        Filters
      </Button>
      <div
        id={choicesId}
        className={clsx('w-full grid-cols-2 gap-3 sm:contents', isOpen ? 'grid' : 'hidden')}
      >
        <FilterDay
          label="Delivery day"
          day={dayIn(search.date)}
          onDay={(date) => apply({ date })}
        />
        <FilterChoice
          label="Time slot"
          all="All time slots"
          value={search.slot}
          options={windows}
          onChoose={(slot) => apply({ slot })}
        />
        <FilterChoice
          label="Area"
          all="All areas"
          value={search.zone}
          options={choices?.zones ?? []}
          onChoose={(zone) => apply({ zone })}
        />
        <FilterChoice
          label="Payment"
          all="Any payment"
          value={search.payment}
          options={payments}
          onChoose={(payment) => apply({ payment })}
        />
        <FilterChoice
          label="Sort by"
          all="Newest first"
          value={search.by}
          options={[{ id: 'delivery', name: 'Delivery date, from today' }]}
          onChoose={(by) => apply({ by })}
        />
      </div>
      <nav
        aria-label="Delivery days"
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0"
      >
        {relativeDays.map((date) => {
          const isShown = search.date === date
          return (
            <Link
              key={date}
              to="/dashboard/orders"
              search={updateSearch({ date: isShown ? undefined : date })}
              aria-current={isShown ? 'page' : undefined}
              {...filterChip}
            >
              {dayNames[date]}
            </Link>
          )
        })}
      </nav>
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

const dayNames: Record<RelativeDay, string> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
}

const payments = paymentStatuses.map((id) => ({ id, name: paymentLabels[id] }))
