import type { ListedOrder } from '#commerce/orders/staff/order-listing.ts'
import { CardTable, SelectAllCell } from '../lists/table-parts.tsx'
import { OrderRow } from './order-row.tsx'
import type { OrderView } from './order-view.ts'
import { orderTableText } from './orders-page.messages.ts'

interface OrdersTableProps {
  orders: readonly ListedOrder[]
  view: OrderView
  /** The orders that arrived while the list was open. */
  arrived: ReadonlySet<string>
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
  onSelectAll: (isChosen: boolean) => void
}

const columns = [
  { id: 'order', className: '' },
  { id: 'placed', className: 'hidden min-[1400px]:table-cell' },
  { id: 'status', className: '' },
  { id: 'for', className: '' },
  { id: 'items', className: 'md:max-lg:hidden' },
  { id: 'area', className: 'hidden xl:table-cell' },
  { id: 'delivery', className: '' },
  { id: 'payment', className: 'hidden xl:table-cell' },
  { id: 'total', className: 'text-end' },
] as const

/** The link of the number covers the row. */
export function OrdersTable({
  orders,
  view,
  arrived,
  chosen,
  onChoose,
  onSelectAll,
}: OrdersTableProps) {
  const ids = orders.map((order) => order.id)
  const hidden: readonly string[] = view.hidden
  return (
    <CardTable
      columns={columns
        .filter(({ id }) => !hidden.includes(id))
        .map(({ id, className }) => ({ name: orderTableText(id), className }))}
      select={<SelectAllCell ids={ids} chosen={chosen} onSelectAll={onSelectAll} />}
    >
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          view={view}
          isNew={arrived.has(order.id)}
          isChosen={chosen.has(order.id)}
          onChoose={(isChosen) => onChoose([order.id], isChosen)}
        />
      ))}
    </CardTable>
  )
}
