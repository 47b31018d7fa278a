import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowUp } from 'lucide-react'
import { listOrders } from '#api/staff-orders.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { loadMoreLabel } from '../lists/use-load-more.ts'
import { useSelection } from '../lists/use-selection.ts'
import { useNewOrders } from '../new-orders/new-orders.tsx'
import { newOrdersMessage } from '../new-orders/new-orders-message.ts'
import { SoundSwitch } from '../new-orders/sound-switch.tsx'
import { useListedOrders } from '../new-orders/use-listed-orders.ts'
import { BulkBar } from './bulk-bar.tsx'
import { OrderFilters } from './order-filters.tsx'
import { useOrderView } from './order-view.ts'
import { ordersText } from './orders-page.messages.ts'
import { isNarrowed, listingOf, type OrdersSearch, ordersMemory } from './orders-search.ts'
import { OrdersTable } from './orders-table.tsx'
import { OrdersToolbar } from './orders-toolbar.tsx'
import { SavedFiltersBar } from './saved-filters-bar.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useOrders } from './use-orders.ts'

interface OrdersPageProps {
  search: OrdersSearch
  user: { id: string; role: Role }
}

export function OrdersPage({ search, user }: OrdersPageProps) {
  ordersMemory.useRemember(search)
  const query = useOrders(search)
  const { view, changeView } = useOrderView(user.id)
  const { sound } = useNewOrders()
  const navigate = useNavigate()
  const isNewestFirst = !isNarrowed(search) && search.by === undefined
  const { shown, marked, waiting, accept } = useListedOrders(query.orders, { isNewestFirst })
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

  function showNewOrders() {
    accept()
    // The list refetches only every few seconds, so refetch now.
    if (isNewestFirst) void query.refetch()
    else void navigate({ to: '/dashboard/orders', search: {} })
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <NewOrdersBar count={waiting} onShow={showNewOrders} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <h1 className="font-display text-xl max-md:w-full">{ordersText('title')}</h1>
        <p role="status" className="me-auto text-xs font-medium text-moss">
          {waiting === 0 && newOrdersMessage(marked.size)}
        </p>
        <SoundSwitch {...sound} />
        <OrdersToolbar search={search} role={user.role} view={view} onView={changeView} />
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
          view={view}
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
function NewOrdersBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="pointer-events-none sticky top-3 z-30 flex h-0 justify-center">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto inline-flex h-11 items-center gap-2 rounded-full bg-moss px-5 text-sm font-medium text-paper shadow-float transition-colors hover:bg-moss-deep"
        >
          <ArrowUp className="size-4" />
          {newOrdersMessage(count)}
        </button>
      )}
    </div>
  )
}

interface NoOrdersProps {
  search: OrdersSearch
  role: Role
  isEnd: boolean
}

function NoOrders({ search, role, isEnd }: NoOrdersProps) {
  if (!isNarrowed(search)) {
    return (
      <EmptyState title={ordersText(search.by ? 'noUpcoming' : 'noOrders')}>
        <p className="max-w-prose text-ink-soft">{ordersText('emptyNote')}</p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/" className="link">
            {ordersText('viewShop')}
          </Link>
          {!search.by && may(role, 'admins.write') && (
            <Link to="/dashboard/home" className="link">
              {ordersText('setUpShop')}
            </Link>
          )}
        </div>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={ordersText(isEnd ? 'noneMatch' : 'noneAmongNewest')}>
      <p className="max-w-prose text-ink-soft">
        {ordersText(search.query ? 'searchHint' : 'filterHint')}
      </p>
      <Link to="/dashboard/orders" className="link">
        {ordersText('showAll')}
      </Link>
    </EmptyState>
  )
}
