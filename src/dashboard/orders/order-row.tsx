import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatShortDay } from '#commerce/delivery/short-day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { ListedOrder } from '#commerce/orders/staff/order-listing.ts'
import { otherLanguage } from '#i18n/localized.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { Cell, SelectRowCell } from '../lists/table-parts.tsx'
import { OrderItems } from './order-items.tsx'
import { paymentLabel, suspicionMessage } from './order-labels.ts'
import { OrderNumberLink } from './order-number-link.tsx'
import type { OptionalColumn, OrderView } from './order-view.ts'
import { orderTableText } from './orders-page.messages.ts'
import { StatusChip } from './status-chip.tsx'

interface OrderRowProps {
  order: ListedOrder
  view: OrderView
  /** Whether it arrived while the list was open. */
  isNew: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

// On a phone a row is a card of four lines: each cell has its place, because a neighbour may be hidden.
const places = {
  status: 'max-md:col-start-3 max-md:row-start-1',
  for: 'max-md:col-start-2 max-md:row-start-2',
  area: 'max-md:col-start-3 max-md:row-start-2',
  delivery: 'max-md:col-start-2 max-md:row-start-3',
  total: 'max-md:col-start-3 max-md:row-start-3',
  items: 'max-md:col-start-2 max-md:row-start-4',
  payment: 'max-md:col-start-3 max-md:row-start-4',
}

export function OrderRow({ order, view, isNew, isChosen, onChoose }: OrderRowProps) {
  const shows = (column: OptionalColumn) => !view.hidden.includes(column)
  const isCompact = view.density === 'compact'
  return (
    <tr
      className={clsx(
        'relative grid grid-cols-[2.75rem_minmax(0,1fr)_fit-content(50%)] gap-x-3 gap-y-1 border-b border-line transition-colors hover:bg-linen/60 has-[a:focus-visible]:bg-linen md:table-row md:h-10 md:py-0',
        isCompact ? 'py-2.5 md:[&>td]:py-1' : 'py-4',
      )}
    >
      <SelectRowCell
        label={orderTableText('select', { number: order.number })}
        isChosen={isChosen}
        onChoose={onChoose}
        className="row-span-4"
      />
      <Cell>
        <OrderNumberLink
          order={order}
          className="font-medium whitespace-nowrap after:absolute after:inset-0"
        />
        {isNew && (
          <span className="ms-2 text-xs font-medium text-moss">{orderTableText('isNew')}</span>
        )}
        {order.suspicion && (
          <span
            title={suspicionMessage(order.suspicion)}
            className="flex items-center gap-1 text-xs font-medium wrap-anywhere text-blush md:ms-2 md:inline-flex"
          >
            <CircleAlert className="size-3.5" />
            {orderTableText('suspicious')}
            <span className="sr-only">: {suspicionMessage(order.suspicion)}</span>
          </span>
        )}
        {!isCompact && (
          <span
            className={clsx(
              'block text-xs text-ink-soft md:whitespace-nowrap',
              shows('placed') && 'min-[1400px]:hidden',
            )}
          >
            {formatMoment(order.createdAt)}
          </span>
        )}
      </Cell>
      {shows('placed') && (
        <Cell className="hidden whitespace-nowrap text-ink-soft min-[1400px]:table-cell">
          {formatMoment(order.createdAt)}
        </Cell>
      )}
      <Cell
        className={`justify-self-end max-lg:[&>span]:whitespace-normal md:max-lg:min-w-48 ${places.status}`}
      >
        <StatusChip order={order} />
      </Cell>
      <Cell className={`min-w-0 wrap-anywhere md:min-w-28 ${places.for}`}>
        <span dir="auto">{order.recipientName}</span>
        {!isCompact && (
          <span dir="auto" className="block text-xs text-ink-soft">
            {orderTableText.rich('from', { name: () => <bdi>{order.contactName}</bdi> })}
          </span>
        )}
      </Cell>
      {shows('items') && (
        <Cell className={`min-w-0 md:max-lg:hidden lg:max-w-60 lg:min-w-32 ${places.items}`}>
          <OrderItems items={order.items} density={view.density} />
        </Cell>
      )}
      {shows('area') && (
        <Cell
          className={`justify-self-end text-end md:hidden xl:table-cell xl:text-start ${places.area}`}
        >
          <LocalizedText>{order.zoneName}</LocalizedText>
        </Cell>
      )}
      {shows('delivery') && (
        <Cell className={`min-w-0 ${places.delivery}`}>
          {orderTableText.rich('time', {
            day: formatShortDay(order.deliveryDate),
            name: order.slotName.toLowerCase(),
            slot: (text) => (
              <span className="text-ink-soft" lang={otherLanguage(order.slotName).lang}>
                {text}
              </span>
            ),
          })}
          {shows('area') && (
            <span className="hidden text-xs whitespace-normal text-ink-soft md:block xl:hidden">
              <LocalizedText>{order.zoneName}</LocalizedText>
            </span>
          )}
        </Cell>
      )}
      {shows('payment') && (
        <Cell
          className={`text-ink-soft max-md:self-end max-md:justify-self-end max-md:text-end max-md:text-xs md:max-xl:hidden xl:min-w-24 ${places.payment}`}
        >
          {paymentLabel(order)}
        </Cell>
      )}
      {shows('total') && (
        <Cell className={`justify-self-end text-end whitespace-nowrap ${places.total}`}>
          {formatMoney(order.total)}
          {shows('payment') && (
            <span className="hidden text-xs whitespace-normal text-ink-soft md:max-xl:block">
              {paymentLabel(order)}
            </span>
          )}
        </Cell>
      )}
    </tr>
  )
}
