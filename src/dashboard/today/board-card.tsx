import { useDraggable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import {
  AlarmClock,
  Banknote,
  CircleAlert,
  GripVertical,
  MapPinOff,
  StickyNote,
} from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatMoney } from '#commerce/money.ts'
import {
  type BoardStatus,
  type BoardCard as Card,
  isBoardStatus,
  type Urgency,
} from '#commerce/orders/staff/board.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { isolated } from '#i18n/isolated.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { movesFor } from '../orders/moves.ts'
import { OrderItems } from '../orders/order-items.tsx'
import { statusStyles } from '../orders/order-labels.ts'
import { BoardPhoto } from './board-photo.tsx'
import { boardText } from './today.messages.ts'

interface BoardCardProps {
  card: Card
  role: Role
  urgency: Urgency
  /** The slot and the area, where no heading shows them. */
  showsPlace: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** How many cards a drag of this one moves. */
  dragCount: number
  onMove: (card: Card, to: BoardStatus) => void
}

/** A drag starts anywhere on the card but on its controls. */
const notDragging = {
  onMouseDown: (event: SyntheticEvent) => event.stopPropagation(),
  onTouchStart: (event: SyntheticEvent) => event.stopPropagation(),
}

const action =
  'grid size-8 place-items-center rounded-sm border border-edge text-ink transition-colors hover:border-moss hover:text-moss pointer-coarse:size-11'

export function BoardCard(props: BoardCardProps) {
  const { card, role, urgency, isChosen, dragCount, onMove } = props
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } =
    useDraggable({ id: card.id, data: { status: card.status } })
  const moves = movesFor(card.status, role).flatMap(({ to, label, isForward }) =>
    isBoardStatus(to) ? [{ to, label, isForward }] : [],
  )
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform) }}
      {...(moves.length > 0 && listeners)}
      className={clsx(
        'relative flex items-start gap-2 rounded-sm border border-line bg-white p-2 select-none',
        moves.length > 0 && 'cursor-grab touch-manipulation active:cursor-grabbing',
        urgency === 'late' && 'border-s-4 border-s-clay',
        urgency === 'soon' && 'border-s-4 border-s-butter',
        isChosen && 'bg-sage/40 outline-2 -outline-offset-2 outline-moss',
        isDragging && 'z-20 shadow-float',
      )}
    >
      <div className="grid shrink-0 justify-items-center">
        <input
          type="checkbox"
          aria-label={boardText('select', { number: card.number })}
          checked={isChosen}
          onChange={({ target }) => props.onChoose(target.checked)}
          {...notDragging}
          className="m-0.5 size-5 cursor-pointer accent-moss pointer-coarse:m-2"
        />
        {moves.length > 0 && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            aria-label={boardText('move', { number: card.number })}
            className="grid h-7 w-6 cursor-grab place-items-center rounded-full text-ink-soft hover:text-moss active:cursor-grabbing"
          >
            <GripVertical className="size-4" />
          </button>
        )}
      </div>
      <div className="grid min-w-0 grow gap-1">
        <p className="flex min-w-0 items-baseline gap-x-2">
          <Link
            to="/dashboard/orders/$orderId"
            params={{ orderId: card.id }}
            draggable={false}
            {...notDragging}
            className="font-medium whitespace-nowrap hover:text-moss"
          >
            <bdi dir="ltr">{card.number}</bdi>
          </Link>
          <span dir="auto" className="min-w-0 wrap-anywhere text-page-start">
            {card.recipientName}
          </span>
        </p>
        {props.showsPlace && (
          <p className="wrap-anywhere text-xs text-ink-soft">
            {boardText('place', { window: formatWindow(card), area: isolated(card.zoneName) })}
          </p>
        )}
        <p className="text-xs">
          <OrderItems items={card.flowers} density="compact" />
        </p>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Flags card={card} urgency={urgency} />
          <div className="ms-auto flex gap-1">
            <BoardPhoto card={card} className={action} />
            {moves.map(({ to, label }) => (
              <MoveButton key={to} {...{ card, to, label, onMove }} />
            ))}
          </div>
        </div>
      </div>
      {isDragging && dragCount > 1 && (
        <span className="absolute -end-2 -top-2 grid size-6 place-items-center rounded-full bg-moss text-xs text-paper">
          {groupDigits(dragCount)}
        </span>
      )}
    </li>
  )
}

interface MoveButtonProps extends Pick<BoardCardProps, 'card' | 'onMove'> {
  to: BoardStatus
  label: string
}

function MoveButton({ card, to, label, onMove }: MoveButtonProps) {
  const { icon: Icon } = statusStyles[to]
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={boardText('action', { action: label, number: card.number })}
        {...notDragging}
        onClick={(event) => {
          // The first click moves the card away, so the second of a double click would hit the next card.
          if (event.detail <= 1) onMove(card, to)
        }}
        className={action}
      >
        <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </button>
    </Tooltip>
  )
}

function Flags({ card, urgency }: { card: Card; urgency: Urgency }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs empty:hidden [&_svg]:size-3.5 [&_svg]:shrink-0 [&>li]:flex [&>li]:items-center [&>li]:gap-1">
      {urgency === 'late' && (
        <li className="rounded-full bg-clay px-1.5">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          {boardText('late')}
        </li>
      )}
      {urgency === 'soon' && (
        <li className="rounded-full bg-butter px-1.5">
          <AlarmClock aria-hidden="true" strokeWidth={1.75} />
          {boardText('dueSoon')}
        </li>
      )}
      {!card.hasAddress && (
        <li className="rounded-full bg-butter px-1.5">
          <MapPinOff aria-hidden="true" strokeWidth={1.75} />
          {boardText('noAddress')}
        </li>
      )}
      {card.cash > 0 && (
        <li>
          <Banknote aria-hidden="true" strokeWidth={1.75} />
          <span className="sr-only">{boardText('cash')}</span>
          {formatMoney(card.cash)}
        </li>
      )}
      {card.hasCard && (
        <li className="text-ink-soft" title={boardText('hasCard')}>
          <StickyNote aria-hidden="true" strokeWidth={1.75} />
          <span className="sr-only">{boardText('hasCard')}</span>
        </li>
      )}
    </ul>
  )
}
