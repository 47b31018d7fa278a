import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatShortDay } from '#commerce/delivery/short-day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { ListedOrder } from '#commerce/orders/staff/order-listing.ts'
import { otherLanguage } from '#i18n/localized.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { CardTable, Cell, SelectAllCell, SelectRowCell } from '../lists/table-parts.tsx'
import { paymentLabel, suspicionMessage } from './order-labels.ts'
import { orderTableText } from './orders-page.messages.ts'
import { StatusChip } from './status-chip.tsx'

interface OrdersTableProps {
  orders: readonly ListedOrder[]
  /** The orders that arrived while the list was open. */
  arrived: ReadonlySet<string>
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
  onSelectAll: (isChosen: boolean) => void
}

const columns = () => [
  orderTableText('order'),
  { name: orderTableText('placed'), className: 'hidden xl:table-cell' },
  orderTableText('status'),
  orderTableText('for'),
  { name: orderTableText('area'), className: 'hidden lg:table-cell' },
  orderTableText('delivery'),
  { name: orderTableText('payment'), className: 'hidden lg:table-cell' },
  { name: orderTableText('total'), className: 'text-end' },
]

/** The link of the number covers the row. */
export function OrdersTable({ orders, arrived, chosen, onChoose, onSelectAll }: OrdersTableProps) {
  const ids = orders.map((order) => order.id)
  return (
    <CardTable
      columns={columns()}
      select={<SelectAllCell ids={ids} chosen={chosen} onSelectAll={onSelectAll} />}
    >
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          isNew={arrived.has(order.id)}
          isChosen={chosen.has(order.id)}
          onChoose={(isChosen) => onChoose([order.id], isChosen)}
        />
      ))}
    </CardTable>
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
    <tr className="relative grid grid-cols-[2.75rem_minmax(0,1fr)_fit-content(50%)] gap-x-3 gap-y-1 border-b border-line py-4 transition-colors hover:bg-linen/60 has-[a:focus-visible]:bg-linen md:table-row md:h-10 md:py-0">
      <SelectRowCell
        label={orderTableText('select', { number: order.number })}
        isChosen={isChosen}
        onChoose={onChoose}
      />
      <Cell>
        <Link
          to="/dashboard/orders/$orderId"
          params={{ orderId: order.id }}
          className="font-medium whitespace-nowrap after:absolute after:inset-0"
        >
          <bdi dir="ltr">{order.number}</bdi>
        </Link>
        {isNew && (
          <span className="ms-2 text-xs font-medium text-moss">{orderTableText('isNew')}</span>
        )}
        {order.suspicion && (
          <span
            title={suspicionMessage(order.suspicion)}
            className="flex items-center gap-1 text-xs font-medium text-blush md:ms-2 md:inline-flex"
          >
            <CircleAlert className="size-3.5" />
            {orderTableText('suspicious')}
            <span className="sr-only">: {suspicionMessage(order.suspicion)}</span>
          </span>
        )}
        <span className="block text-xs text-ink-soft md:whitespace-nowrap xl:hidden">
          {formatMoment(order.createdAt)}
        </span>
      </Cell>
      <Cell className="hidden whitespace-nowrap text-ink-soft xl:table-cell">
        {formatMoment(order.createdAt)}
      </Cell>
      <Cell className="justify-self-end max-md:*:whitespace-normal">
        <StatusChip order={order} />
      </Cell>
      <Cell className="min-w-0 wrap-anywhere md:min-w-32">
        <span dir="auto">{order.recipientName}</span>
        <span dir="auto" className="block text-xs text-ink-soft">
          {orderTableText.rich('from', { name: () => <bdi>{order.contactName}</bdi> })}
        </span>
      </Cell>
      <Cell className="justify-self-end text-end md:hidden lg:table-cell lg:text-start">
        <LocalizedText>{order.zoneName}</LocalizedText>
      </Cell>
      <Cell className="min-w-0 lg:whitespace-nowrap">
        {orderTableText.rich('time', {
          day: formatShortDay(order.deliveryDate),
          name: order.slotName.toLowerCase(),
          slot: (text) => (
            <span className="text-ink-soft" lang={otherLanguage(order.slotName).lang}>
              {text}
            </span>
          ),
        })}
        <span className="hidden text-xs whitespace-normal text-ink-soft md:block lg:hidden">
          <LocalizedText>{order.zoneName}</LocalizedText>
        </span>
      </Cell>
      <Cell className="hidden whitespace-nowrap text-ink-soft lg:table-cell">
        {paymentLabel(order)}
      </Cell>
      <Cell className="justify-self-end text-end whitespace-nowrap">
        {formatMoney(order.total)}
      </Cell>
    </tr>
  )
}
