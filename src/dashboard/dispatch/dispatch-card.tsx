import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clsx } from 'clsx'
import { Banknote, CircleAlert, Clock, GripVertical, KeyRound, MapPinOff } from 'lucide-react'
import { instantOf } from '#commerce/delivery/cairo-time.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatClock } from '#commerce/delivery/moment-label.ts'
import { isDone } from '#commerce/drivers/arrange-stops.ts'
import { outcomeText } from '#commerce/drivers/delivery-outcome.messages.ts'
import type { DispatchOrder } from '#commerce/drivers/dispatch.ts'
import { formatMoney } from '#commerce/money.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { IconBadge } from '../layout/icon-badge.tsx'
import { statusStyles } from '../orders/order-labels.ts'
import { OrderNumberLink } from '../orders/order-number-link.tsx'
import { dispatchText } from './dispatch.messages.ts'

interface DispatchCardProps {
  order: DispatchOrder
  date: string
  now: number
  /** Place in the run; null without a driver. */
  position: number | null
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** An order that is to be given to a driver, or a stop of a run. */
export function DispatchCard(props: DispatchCardProps) {
  const { order, date, now, position, isSelected, onSelect } = props
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: order.id })
  const isFinished = isDone(order.status)
  const isLate = !isFinished && now >= instantOf(date, order.endMinute)
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx(
        'flex items-start gap-1 rounded-sm border border-line bg-white py-2 ps-1 pe-1',
        isLate && 'border-s-4 border-s-clay',
        isSelected && 'border-moss',
        isDragging && 'relative z-20 shadow-float',
      )}
    >
      <input
        type="checkbox"
        aria-label={dispatchText('selectOrder', { number: order.number })}
        checked={isSelected}
        disabled={order.status === 'delivered'}
        onChange={(event) => onSelect(event.target.checked)}
        className="m-2 size-5 shrink-0 accent-moss"
      />
      <div
        className={clsx('min-w-0 grow py-0.5', isFinished && position !== null && 'text-ink-soft')}
      >
        <p className="flex flex-wrap items-baseline gap-x-2">
          {position !== null && <span className="text-ink-soft">{groupDigits(position)}.</span>}
          <OrderNumberLink
            order={order}
            className="font-medium whitespace-nowrap hover:text-moss"
          />
          <span className="text-xs whitespace-nowrap text-ink-soft">{formatWindow(order)}</span>
        </p>
        <p dir="auto" className="text-page-start wrap-anywhere">
          {order.recipientName}
        </p>
        <p className="text-xs wrap-anywhere text-ink-soft">
          {/* Orders without a driver stand under their area. */}
          {position !== null && <LocalizedText>{order.zoneName}</LocalizedText>}
          {position !== null && order.street && ' · '}
          <bdi>{order.street}</bdi>
        </p>
        <Signs order={order} isLate={isLate} />
      </div>
      {order.status !== 'delivered' && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={dispatchText('move', { number: order.number })}
          className="-my-1.5 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-ink-soft hover:text-moss active:cursor-grabbing"
        >
          <GripVertical className="size-4" />
        </button>
      )}
    </li>
  )
}

function Signs({ order, isLate }: { order: DispatchOrder; isLate: boolean }) {
  const { attempt, cashDue } = order
  const { label, ...badge } = statusStyles[order.status]
  return (
    <>
      <div className="mt-1.5 flex flex-wrap gap-1 text-xs">
        <IconBadge {...badge}>{label}</IconBadge>
        {isLate && (
          <IconBadge tint="clay" icon={CircleAlert}>
            {dispatchText('late')}
          </IconBadge>
        )}
        {order.preferred && (
          <IconBadge tint="sage" icon={Clock}>
            {dispatchText('prefers', { window: formatWindow(order.preferred) })}
          </IconBadge>
        )}
        {!order.hasAddress && (
          <IconBadge tint="butter" icon={MapPinOff}>
            {dispatchText('noAddress')}
          </IconBadge>
        )}
        {cashDue > 0 && (
          <IconBadge tint="sage" icon={Banknote}>
            {dispatchText('cash', { cash: formatMoney(cashDue) })}
          </IconBadge>
        )}
        {order.isPinWrong && (
          <IconBadge tint="clay" icon={KeyRound}>
            {dispatchText('pinWrong')}
          </IconBadge>
        )}
      </div>
      {attempt && (
        <p className="mt-1 text-xs wrap-anywhere">
          {dispatchText('attempt', {
            outcome: outcomeText(attempt.outcome),
            time: formatClock(attempt.happenedAt),
          })}
          {attempt.reason && (
            <span dir="auto" className="text-page-start block text-ink-soft">
              {attempt.reason}
            </span>
          )}
        </p>
      )}
    </>
  )
}
