import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatShortDay } from '#commerce/delivery/short-day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { ListedOrder } from '#commerce/orders/staff/order-listing.ts'
import { SelectAllCell, SelectRowCell, tableCell, tableHead } from '../lists/table-parts.tsx'
import { paymentLabel } from './order-labels.ts'
import { StatusChip } from './status-chip.tsx'
import { suspicionMessage } from './suspicion-message.ts'

export interface OrdersTableProps {
  orders: readonly ListedOrder[]
  /** The orders that arrived while the list was open. */
  arrived: ReadonlySet<string>
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

/** A table on desktop, cards on a phone. The link of the number covers the row. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, arrived, chosen, onChoose } = props
  const ids = orders.map((order) => order.id)
  return (
    <table className="block w-full md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-left text-xs text-ink-soft">
          <SelectAllCell ids={ids} chosen={chosen} onChoose={onChoose} />
          <th scope="col" className={tableHead}>
            Order
          </th>
          <th scope="col" className={`${tableHead} hidden xl:table-cell`}>
            Placed
          </th>
          {['Status', 'For'].map((head) => (
            <th key={head} scope="col" className={tableHead}>
              {head}
            </th>
          ))}
          <th scope="col" className={`${tableHead} hidden lg:table-cell`}>
            Area
          </th>
          <th scope="col" className={tableHead}>
            Delivery
          </th>
          <th scope="col" className={`${tableHead} hidden lg:table-cell`}>
            Payment
          </th>
          <th scope="col" className={`${tableHead} text-right`}>
            Total
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isNew={arrived.has(order.id)}
            isChosen={chosen.has(order.id)}
            onChoose={(isChosen) => onChoose([order.id], isChosen)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface OrderRowProps {
  order: ListedOrder
  isNew: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function OrderRow({ order, isNew, isChosen, onChoose }: OrderRowProps) {
  return (
    <tr className="relative grid grid-cols-[2.75rem_1fr_auto] gap-x-3 gap-y-1 border-b border-line py-4 transition-colors hover:bg-linen/60 has-[a:focus-visible]:bg-linen md:table-row md:h-10 md:py-0">
      <SelectRowCell
        label={`Select order ${order.number}`}
        isChosen={isChosen}
        onChoose={onChoose}
      />
      <td className={tableCell}>
        <Link
          to="/dashboard/orders/$orderId"
          params={{ orderId: order.id }}
          className="font-medium whitespace-nowrap tabular-nums after:absolute after:inset-0"
        >
          {order.number}
        </Link>
        {isNew && <span className="ml-2 text-xs font-medium text-moss">New</span>}
        {order.suspicion && (
          <span
            title={suspicionMessage(order.suspicion)}
            className="flex items-center gap-1 text-xs font-medium text-blush md:ml-2 md:inline-flex"
          >
            <CircleAlert className="size-3.5" />
            Suspicious
            <span className="sr-only">: {suspicionMessage(order.suspicion)}</span>
          </span>
        )}
        <span className="block text-xs whitespace-nowrap text-ink-soft tabular-nums xl:hidden">
          {formatMoment(order.createdAt)}
        </span>
      </td>
      <td
        className={`${tableCell} hidden whitespace-nowrap text-ink-soft tabular-nums xl:table-cell`}
      >
        {formatMoment(order.createdAt)}
      </td>
      <td className={`${tableCell} justify-self-end`}>
        <StatusChip order={order} />
      </td>
      <td className={`${tableCell} min-w-0 wrap-anywhere md:min-w-32`}>
        <span dir="auto">{order.recipientName}</span>
        <span dir="auto" className="block text-xs text-ink-soft">
          from {order.contactName}
        </span>
      </td>
      <td
        className={`${tableCell} justify-self-end text-right md:hidden lg:table-cell lg:text-left`}
      >
        {order.zoneName}
      </td>
      <td className={`${tableCell} min-w-0 tabular-nums lg:whitespace-nowrap`}>
        {formatShortDay(order.deliveryDate)}
        <span className="text-ink-soft">, {order.slotName.toLowerCase()}</span>
        <span className="hidden text-xs whitespace-normal text-ink-soft md:block lg:hidden">
          {order.zoneName}
        </span>
      </td>
      <td className={`${tableCell} hidden whitespace-nowrap text-ink-soft lg:table-cell`}>
        {paymentLabel(order)}
      </td>
      <td className={`${tableCell} justify-self-end text-right whitespace-nowrap tabular-nums`}>
        {formatMoney(order.total)}
      </td>
    </tr>
  )
}
