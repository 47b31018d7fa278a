import { useDroppable } from '@dnd-kit/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { BoardCard, BoardStatus } from '#commerce/orders/staff/board.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { statusStyles } from '../orders/order-labels.ts'
import { canDropIn } from './board-drag.tsx'
import { boardText } from './today.messages.ts'

interface BoardColumnProps {
  status: BoardStatus
  count: number
  dragged: BoardCard | null
  children: ReactNode
}

export function BoardColumn({ status, count, dragged, children }: BoardColumnProps) {
  const accepts = dragged !== null && canDropIn(dragged, status)
  // The card's own column stays a drop target, so that a card that was only picked up is over no other.
  const isDisabled = dragged !== null && !accepts && dragged.status !== status
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: isDisabled })
  const { label, icon: Icon } = statusStyles[status]
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`column-${status}`}
      className={clsx(
        'min-w-0 transition-colors md:w-60 md:shrink-0 md:snap-start md:border-s md:border-line md:px-2 md:pb-6 xl:w-auto xl:flex-1',
        accepts && 'outline-2 -outline-offset-2 outline-dashed outline-edge',
        isOver && accepts && 'bg-sage/60',
        isDisabled && 'opacity-50',
      )}
    >
      <h2
        id={`column-${status}`}
        className="flex items-center gap-2 border-b border-line py-2.5 font-medium"
      >
        <Icon className="size-4" />
        {label}
        <span className="ms-auto font-normal text-ink-soft">{groupDigits(count)}</span>
      </h2>
      {count === 0 ? (
        <p className="py-4 text-xs text-ink-soft">{boardText(status)}</p>
      ) : (
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">{children}</ul>
      )}
    </section>
  )
}
