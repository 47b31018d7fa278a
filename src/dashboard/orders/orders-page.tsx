import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowUp } from 'lucide-react'
import { useCallback } from 'react'
import { exportOrders, listOrders } from '#api/staff-orders.ts'
import { mostArrivalsCounted } from '#commerce/orders/staff/order-listing.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { loadMoreLabel } from '../lists/use-load-more.ts'
import { useSelection } from '../lists/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { OrderFilters } from './order-filters.tsx'
import { isNarrowed, listingOf, type OrdersSearch, ordersMemory } from './orders-search.ts'
import { OrdersTable } from './orders-table.tsx'
import { SavedFiltersBar } from './saved-filters-bar.tsx'
import { chime, SoundSwitch, useSound } from './sound-switch.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useOrders } from './use-orders.ts'

interface OrdersPageProps {
  search: OrdersSearch
  user: { id: string; role: Role }
}

export function OrdersPage({ search, user }: OrdersPageProps) {
  ordersMemory.useRemember(search)
  const query = useOrders(search)
  const sound = useSound()
  const navigate = useNavigate()
  const isNewestFirst = !isNarrowed(search) && search.by === undefined
  const onArrival = useCallback(() => sound.isOn && chime(), [sound.isOn])
  const { shown, marked, waiting, accept } = useArrivals(query.orders, { isNewestFirst, onArrival })
  const selection = useSelection({
    filter: search,
    shown,
    hasMore: query.hasNextPage,
    readPage: async (after) => {
      const page = await listOrders({ data: { ...listingOf(search), after: after ?? undefined } })
      return { items: page.orders, after: page.after }
    },
  })
  const { choose } = selection

  function showArrivals() {
    accept()
    // The list refetches only every few seconds, so refetch now.
    if (isNewestFirst) void query.refetch()
    else void navigate({ to: '/dashboard/orders', search: {} })
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <ArrivalsBar count={waiting} onShow={showArrivals} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <h1 className="font-display text-xl">Orders</h1>
        <p role="status" className="me-auto text-xs font-medium text-moss">
          {waiting === 0 && arrivalMessage(marked.size)}
        </p>
        <SoundSwitch {...sound} />
        <ExportButton
          file="orders.csv"
          size="small"
          className="max-md:min-h-11"
          readPart={async (after) => {
            const part = await exportOrders({ data: { ...listingOf(search), after } })
            return { text: part.text, next: part.after }
          }}
        />
      </div>
      <div className="mt-5 mb-5">
        <OrderFilters search={search} />
        <div className="mt-4">
          <StatusFilter search={search} />
        </div>
        <SavedFiltersBar userId={user.id} search={search} />
      </div>
      <PagedList
        query={query}
        isEmpty={shown.length === 0}
        empty={
          !query.isLoadingMore && (
            <NoOrders search={search} role={user.role} isEnd={!query.hasNextPage} />
          )
        }
        more={loadMoreLabel(query.data?.pages.at(-1)?.orders)}
      >
        <OrdersTable
          orders={shown}
          arrived={marked}
          chosen={selection.chosen}
          onChoose={choose}
          onSelectAll={(isChosen) => void selection.selectAll(isChosen)}
        />
      </PagedList>
      <BulkBar selection={selection} role={user.role} onMoved={(ids) => choose(ids, false)} />
    </>
  )
}

/** Reports new orders without moving the visible rows. */
function ArrivalsBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="pointer-events-none sticky top-3 z-30 flex h-0 justify-center">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto inline-flex h-11 items-center gap-2 rounded-full bg-moss px-5 text-sm font-medium text-paper shadow-float transition-colors hover:bg-moss-deep"
        >
          <ArrowUp className="size-4" />
          {arrivalMessage(count)}
        </button>
      )}
    </div>
  )
}

function arrivalMessage(count: number): string {
  if (count === 0) return ''
  if (count === 1) return '1 new order'
  return count >= mostArrivalsCounted ? `${mostArrivalsCounted}+ new orders` : `${count} new orders`
}

interface NoOrdersProps {
  search: OrdersSearch
  role: Role
  isEnd: boolean
}

function NoOrders({ search, role, isEnd }: NoOrdersProps) {
  if (!isNarrowed(search)) {
    return (
      <EmptyState title={search.by ? 'No upcoming deliveries.' : 'No orders yet.'}>
        <p className="max-w-prose text-ink-soft">
          New orders appear here within ten seconds. Turn on the sound to hear them. Open an order
          to manage it, or select several to move them together.
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/" className="link">
            View your shop
          </Link>
          {!search.by && may(role, 'admins.write') && (
            <Link to="/dashboard/today" className="link">
              Set up your shop
            </Link>
          )}
        </div>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={isEnd ? 'No orders match.' : 'No matches among the newest orders.'}>
      <p className="max-w-prose text-ink-soft">
        {search.query
          ? 'Search by order number (4821-0937, or half of it), by name (at least three letters), or by phone number (whole, or the last four digits).'
          : 'Remove a filter or choose another day.'}
      </p>
      <Link to="/dashboard/orders" className="link">
        Show all orders
      </Link>
    </EmptyState>
  )
}
