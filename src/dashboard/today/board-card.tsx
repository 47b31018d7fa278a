import { useDraggable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { AlarmClock, CircleAlert, Clock, GripVertical, MapPinOff } from 'lucide-react'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import {
  type BoardStatus,
  type BoardCard as Card,
  isBoardStatus,
  type Urgency,
} from '#commerce/orders/staff/board.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Button } from '#ui/button.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { IconBadge } from '../layout/icon-badge.tsx'
import { movesFor } from '../orders/moves.ts'
import { boardText } from './today.messages.ts'

interface BoardCardProps {
  card: Card
  role: Role
  urgency: Urgency
  onMove: (card: Card, to: BoardStatus) => void
}

export function BoardCard({ card, role, urgency, onMove }: BoardCardProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } =
    useDraggable({ id: card.id, data: { status: card.status } })
  const moves = movesFor(card.status, role).flatMap(({ to, label, isForward }) =>
    isBoardStatus(to) ? [{ to, label, isForward }] : [],
  )
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform) }}
      className={clsx(
        'rounded-sm border border-line bg-white p-2.5',
        urgency === 'late' && 'border-s-4 border-s-clay',
        urgency === 'soon' && 'border-s-4 border-s-butter',
        isDragging && 'relative z-20 shadow-float',
      )}
    >
      <div className="flex items-start gap-2.5">
        <PictureTile
          files={card.image ? pictureSources(card.image) : null}
          sizes="40px"
          className="aspect-4/5 w-10"
        />
        <div className="min-w-0 grow">
          <Link
            to="/dashboard/orders/$orderId"
            params={{ orderId: card.id }}
            className="font-medium whitespace-nowrap hover:text-moss"
          >
            <bdi dir="ltr">{card.number}</bdi>
          </Link>
          <p dir="auto" className="text-page-start wrap-anywhere">
            {card.recipientName}
          </p>
          <p className="text-xs text-ink-soft">
            <LocalizedText>{card.zoneName}</LocalizedText>
          </p>
        </div>
        {moves.length > 0 && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={boardText('move', { number: card.number })}
            className="-m-2 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-ink-soft hover:text-moss active:cursor-grabbing"
          >
            <GripVertical className="size-4" />
          </button>
        )}
      </div>
      <ul className="mt-2 text-xs">
        {card.flowers.map(({ name, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order are never reordered, and two lines may have the same product.
          <li key={index} className="wrap-anywhere">
            {groupDigits(quantity)} × <LocalizedText>{name}</LocalizedText>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex items-center gap-1.5 text-xs">
        <Clock className="size-3.5 shrink-0" strokeWidth={1.75} />
        {formatWindow(card)}
      </p>
      <Warnings card={card} urgency={urgency} />
      {moves.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-1.5">
          {moves.map(({ to, label, isForward }) => (
            <Button
              key={to}
              variant={isForward ? 'quiet' : 'plain'}
              size="small"
              className="max-lg:min-h-11"
              aria-label={boardText('action', { action: label, number: card.number })}
              onClick={(event) => {
                // The first click moves the card away, so the second of a double click would hit the next card.
                if (event.detail <= 1) onMove(card, to)
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

function Warnings({ card, urgency }: { card: Card; urgency: Urgency }) {
  const isInWorkshop = card.status === 'confirmed' || card.status === 'preparing'
  return (
    <div className="mt-2 grid justify-items-start gap-1 text-xs empty:hidden">
      {urgency === 'late' && (
        <IconBadge tint="clay" icon={CircleAlert}>
          {boardText(isInWorkshop ? 'lateToDispatch' : 'lateDelivery')}
        </IconBadge>
      )}
      {urgency === 'soon' && (
        <IconBadge tint="butter" icon={AlarmClock}>
          {boardText('dueSoon')}
        </IconBadge>
      )}
      {!card.hasAddress && (
        <IconBadge tint="butter" icon={MapPinOff}>
          {boardText('noAddress')}
        </IconBadge>
      )}
      {card.isCash && card.status !== 'delivered' && (
        <p className="text-ink-soft">{boardText('cash')}</p>
      )}
    </div>
  )
}
