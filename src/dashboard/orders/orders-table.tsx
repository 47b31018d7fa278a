import { Link } from '@tanstack/react-router'
import { formatMoment, formatShortDay } from '#commerce/delivery/moment-words.ts'
import { formatMoney } from '#commerce/money.ts'
import type { ListedOrder } from '#commerce/orders/workshop/order-listing.ts'
import { paymentWords } from './order-words.ts'
import { StatusChip } from './status-chip.tsx'

export interface OrdersTableProps {
  orders: readonly ListedOrder[]
  /** Those that came while the list was open. */
  arrived: ReadonlySet<string>
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

const th = 'sticky top-0 z-10 bg-linen px-3 py-2 font-medium last:pr-4'
const td = 'md:px-3 md:py-2 md:last:pr-4 md:align-middle'
const box = 'size-5 accent-moss'

/** A table on a desk, cards on a phone. The row is the link, under its number. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, arrived, chosen, onChoose } = props
  const ids = orders.map((order) => order.id)
  return (
    <table className="block w-full md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="text-left text-xs text-ink-soft">
          <th scope="col" className={`${th} w-12 pl-4`}>
            <input
              type="checkbox"
              aria-label="Choose all that are shown"
              checked={ids.every((id) => chosen.has(id))}
              onChange={(event) => onChoose(ids, event.target.checked)}
              className={box}
            />
          </th>
          <th scope="col" className={th}>
            Order
          </th>
          <th scope="col" className={`${th} hidden xl:table-cell`}>
            Placed
          </th>
          {['Status', 'For'].map((head) => (
            <th key={head} scope="col" className={th}>
              {head}
            </th>
          ))}
          <th scope="col" className={`${th} hidden lg:table-cell`}>
            Area
          </th>
          <th scope="col" className={th}>
            Delivery
          </th>
          <th scope="col" className={`${th} hidden lg:table-cell`}>
            Payment
          </th>
          <th scope="col" className={`${th} text-right`}>
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
      <td className={`${td} row-span-3 grid content-center md:table-cell md:pl-4`}>
        <input
          type="checkbox"
          aria-label={`Choose order ${order.number}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className={`${box} relative z-10 m-2.5 md:m-0`}
        />
      </td>
      <td className={td}>
        <Link
          to="/dashboard/orders/$orderId"
          params={{ orderId: order.id }}
          className="font-medium whitespace-nowrap tabular-nums after:absolute after:inset-0"
        >
          {order.number}
        </Link>
        {isNew && <span className="ml-2 text-xs font-medium text-moss">New</span>}
        <span className="block text-xs whitespace-nowrap text-ink-soft tabular-nums xl:hidden">
          {formatMoment(order.createdAt)}
        </span>
      </td>
      <td className={`${td} hidden whitespace-nowrap text-ink-soft tabular-nums xl:table-cell`}>
        {formatMoment(order.createdAt)}
      </td>
      <td className={`${td} justify-self-end`}>
        <StatusChip status={order.status} />
      </td>
      <td className={`${td} min-w-0 wrap-anywhere md:min-w-32`}>
        <span dir="auto">{order.recipientName}</span>
        <span dir="auto" className="block text-xs text-ink-soft">
          from {order.contactName}
        </span>
      </td>
      <td className={`${td} justify-self-end text-right md:hidden lg:table-cell lg:text-left`}>
        {order.zoneName}
      </td>
      <td className={`${td} whitespace-nowrap tabular-nums`}>
        {formatShortDay(order.deliveryDate)}
        <span className="text-ink-soft">, {order.slotName.toLowerCase()}</span>
        <span className="hidden text-xs whitespace-normal text-ink-soft md:block lg:hidden">
          {order.zoneName}
        </span>
      </td>
      <td className={`${td} hidden whitespace-nowrap text-ink-soft lg:table-cell`}>
        {paymentWords[order.paymentStatus]}
      </td>
      <td className={`${td} justify-self-end text-right whitespace-nowrap tabular-nums`}>
        {formatMoney(order.total)}
      </td>
    </tr>
  )
}
