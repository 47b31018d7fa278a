import { useDroppable } from '@dnd-kit/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { BoardCard, BoardStatus, CardGroup } from '#commerce/orders/staff/board.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { statusStyles } from '../orders/order-labels.ts'
import { canDropIn } from './board-drag.tsx'
import { boardText } from './today.messages.ts'

interface BoardColumnProps {
  status: BoardStatus
  cards: readonly BoardCard[]
  groups: readonly CardGroup[]
  /** The cards that the drag moves; empty without one. */
  dragged: readonly BoardCard[]
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
  children: (card: BoardCard, group: CardGroup) => ReactNode
}

export function BoardColumn({
  status,
  cards,
  groups,
  dragged,
  children,
  ...props
}: BoardColumnProps) {
  const isDragging = dragged.length > 0
  const accepts = dragged.some((card) => canDropIn(card, status))
  // The card's own column stays a drop target, so that a card that was only picked up is over no other.
  const isOwn = dragged.some((card) => card.status === status)
  const isDisabled = isDragging && !accepts && !isOwn
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: isDisabled })
  const { label, icon: Icon } = statusStyles[status]
  const ids = cards.map(({ id }) => id)
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`column-${status}`}
      className={clsx(
        'min-w-0 transition-colors md:w-64 md:shrink-0 md:snap-start md:border-s md:border-line md:px-2 md:pb-6 xl:w-auto xl:flex-1',
        accepts && 'outline-2 -outline-offset-2 outline-dashed outline-edge',
        isOver && accepts && 'bg-sage/60',
        isDisabled && 'opacity-50',
      )}
    >
      <div className="flex min-h-11 items-center gap-2 border-b border-line ps-2">
        {ids.length > 0 && (
          <input
            type="checkbox"
            aria-label={boardText('selectAll', { column: label })}
            checked={ids.every((id) => props.chosen.has(id))}
            onChange={({ target }) => props.onChoose(ids, target.checked)}
            className="size-5 accent-moss"
          />
        )}
        <h2 id={`column-${status}`} className="flex grow items-center gap-2 font-medium">
          <Icon className="size-4" />
          {label}
          <span className="ms-auto font-normal text-ink-soft">{groupDigits(ids.length)}</span>
        </h2>
      </div>
      {ids.length === 0 && <p className="py-4 text-xs text-ink-soft">{boardText(status)}</p>}
      {groups.map((group) => (
        <div key={group.key}>
          <h3 className="mt-3 mb-1.5 text-xs font-medium">
            {group.window ? formatWindow(group.window) : boardText('first')}
          </h3>
          {group.areas.map(({ name, cards: ofArea }) => (
            <div key={name} className="mb-2">
              {name !== '' && (
                <h4 className="mb-1 text-xs text-ink-soft">
                  <LocalizedText>{name}</LocalizedText>
                </h4>
              )}
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
                {ofArea.map((card) => children(card, group))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}
