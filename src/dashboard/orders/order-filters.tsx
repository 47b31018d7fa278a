import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { paymentStatuses } from '#commerce/orders/order-statuses.ts'
import { orderNeeds } from '#commerce/orders/staff/order-needs.ts'
import { relativeDays } from '#commerce/orders/staff/relative-day.ts'
import { paymentMethodText } from '#commerce/payments/payment-method.messages.ts'
import { paymentMethods } from '#commerce/payments/payment-provider.ts'
import { Button } from '#ui/button.tsx'
import { filterChip } from '../lists/filter-chip.ts'
import { FilterChoice, FilterDay, slotLabel } from '../lists/filter-field.tsx'
import { dayIn } from '../lists/read-search.ts'
import { SearchInput } from '../lists/search-input.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { paymentText } from './order-labels.messages.ts'
import { orderNeedText } from './order-needs.messages.ts'
import { orderFilterText } from './orders-page.messages.ts'
import { isNarrowed, type OrdersSearch, readOrdersSearch } from './orders-search.ts'

export function OrderFilters({ search }: { search: OrdersSearch }) {
  const { data: choices } = useQuery(staffOrderQueries.filterChoices())
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const choicesId = useId()
  const updateSearch = searchUpdater(readOrdersSearch, search)
  const apply = (changes: Parameters<typeof updateSearch>[0], { replace = false } = {}) =>
    void navigate({ to: '/dashboard/orders', search: updateSearch(changes), replace })

  const windows = (choices?.slots ?? []).map((slot) => ({
    id: slot.id,
    name: slotLabel(slot.name, slot),
  }))

  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchInput
        label={orderFilterText('search')}
        placeholder={orderFilterText('placeholder')}
        term={search.query}
        // Back leads to the list before the search, not through each of its letters.
        onSearch={(query) => apply({ query }, { replace: search.query !== undefined })}
        isLive
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
        {orderFilterText('filters')}
      </Button>
      <div
        id={choicesId}
        className={clsx('w-full grid-cols-2 gap-3 sm:contents', isOpen ? 'grid' : 'hidden')}
      >
        <FilterDay
          label={orderFilterText('day')}
          day={dayIn(search.date)}
          onDay={(date) => apply({ date })}
        />
        <FilterChoice
          label={orderFilterText('slot')}
          all={orderFilterText('allSlots')}
          value={search.slot}
          options={windows}
          onChoose={(slot) => apply({ slot })}
        />
        <FilterChoice
          label={orderFilterText('area')}
          all={orderFilterText('allAreas')}
          value={search.zone}
          options={choices?.zones ?? []}
          onChoose={(zone) => apply({ zone })}
        />
        <FilterChoice
          label={orderFilterText('payment')}
          all={orderFilterText('anyPayment')}
          value={search.payment}
          options={paymentStatuses.map((id) => ({ id, name: paymentText(id) }))}
          onChoose={(payment) => apply({ payment })}
        />
        <FilterChoice
          label={orderFilterText('method')}
          all={orderFilterText('anyMethod')}
          value={search.method}
          options={paymentMethods.map((id) => ({ id, name: paymentMethodText(id) }))}
          onChoose={(method) => apply({ method: paymentMethods.find((known) => known === method) })}
        />
        <FilterChoice
          label={orderFilterText('need')}
          all={orderFilterText('anyNeed')}
          value={search.need}
          options={orderNeeds.map((id) => ({ id, name: orderNeedText(id) }))}
          onChoose={(need) => apply({ need: orderNeeds.find((known) => known === need) })}
        />
        <FilterChoice
          label={orderFilterText('sortBy')}
          all={orderFilterText('newest')}
          value={search.by}
          options={[{ id: 'delivery', name: orderFilterText('byDelivery') }]}
          onChoose={(by) => apply({ by })}
        />
      </div>
      <nav
        aria-label={orderFilterText('days')}
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
              {orderFilterText(date)}
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
          {orderFilterText('showAll')}
        </Link>
      )}
    </div>
  )
}
