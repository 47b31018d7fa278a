import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { ArrivalsBar, arrivalWords } from './arrivals-bar.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { chime } from './chime.ts'
import { ExportButton } from './export-button.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderFilters } from './order-filters.tsx'
import { isNarrowed, type OrdersSearch } from './orders-search.ts'
import { OrdersTable } from './orders-table.tsx'
import { SavedFiltersBar } from './saved-filters-bar.tsx'
import { SoundSwitch, useSound } from './sound-switch.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useOrders } from './use-orders.ts'

export interface OrdersPageProps {
  search: OrdersSearch
  user: { id: string; role: Role }
}

const nobody: ReadonlySet<string> = new Set()
const fullPage = 30

export function OrdersPage({ search, user }: OrdersPageProps) {
  const query = useOrders(search)
  const sound = useSound()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(nobody)
  const isNewestFirst = !isNarrowed(search) && search.by === undefined
  const onArrival = useCallback(() => sound.isOn && chime(), [sound.isOn])
  const { shown, marked, waiting, accept } = useArrivals(query.orders, { isNewestFirst, onArrival })
  const chosenOrders = shown.filter((order) => chosen.has(order.id))
  const isShort = (query.data?.pages.at(-1)?.orders.length ?? fullPage) < fullPage

  function choose(ids: readonly string[], isChosen: boolean) {
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids) isChosen ? after.add(id) : after.delete(id)
      return after
    })
  }

  function showArrivals() {
    accept()
    if (!isNewestFirst) void navigate({ to: '/dashboard/orders', search: {} })
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <ArrivalsBar count={waiting} onShow={showArrivals} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <h1 className="font-display text-xl">Orders</h1>
        <p role="status" className="mr-auto text-xs font-medium text-moss">
          {waiting === 0 && arrivalWords(marked.size)}
        </p>
        <SoundSwitch {...sound} />
        <ExportButton search={search} />
      </div>
      <div className="mt-5 mb-5">
        <OrderFilters search={search} />
        <div className="mt-4">
          <StatusFilter search={search} />
        </div>
        <SavedFiltersBar userId={user.id} search={search} />
      </div>
      {query.isError && shown.length === 0 && (
        <p role="alert" className="flex gap-4 py-10">
          Failed to fetch data.
          <button type="button" className="link" onClick={() => void query.refetch()}>
            Try again
          </button>
        </p>
      )}
      {query.isSuccess && shown.length === 0 && !query.isLookingOn && (
        <NoOrders search={search} isEnd={!query.hasNextPage} />
      )}
      {shown.length > 0 && (
        <OrdersTable orders={shown} arrived={marked} chosen={chosen} onChoose={choose} />
      )}
      {query.hasNextPage && (
        <Button
          look="quiet"
          className="mt-6"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {isShort ? 'Look further back' : 'Show more'}
        </Button>
      )}
      <BulkBar chosen={chosenOrders} role={user.role} onDone={() => setChosen(nobody)} />
    </>
  )
}
