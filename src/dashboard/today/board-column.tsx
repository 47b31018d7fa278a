import { useDroppable } from '@dnd-kit/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { BoardCard, BoardStatus } from '#commerce/orders/staff/board.ts'
import { statusStyles } from '../orders/order-labels.ts'
import { mayLieIn } from './board-move.ts'

export interface BoardColumnProps {
  status: BoardStatus
  count: number
  carried: BoardCard | null
  children: ReactNode
}

/** One status of the day: a heading with the number of cards, and the cards below it. */
export function BoardColumn({ status, count, carried, children }: BoardColumnProps) {
  const mayTake = carried !== null && mayLieIn(carried, status)
  // The card's own column stays a place to put it down, so that a card that was only picked up is over no other.
  const isClosed = carried !== null && !mayTake && carried.status !== status
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: isClosed })
  const { label: word, icon: Icon } = statusStyles[status]
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`column-${status}`}
      className={clsx(
        'min-w-0 transition-colors md:w-60 md:shrink-0 md:snap-start md:border-l md:border-line md:px-2 md:pb-6 xl:w-auto xl:flex-1',
        mayTake && 'outline-2 -outline-offset-2 outline-dashed outline-edge',
        isOver && mayTake && 'bg-sage/60',
        isClosed && 'opacity-50',
      )}
    >
      <h2
        id={`column-${status}`}
        className="flex items-center gap-2 border-b border-line py-2.5 font-medium"
      >
        <Icon aria-hidden="true" className="size-4" strokeWidth={1.5} />
        {word}
        <span className="ml-auto font-normal text-ink-soft tabular-nums">{count}</span>
      </h2>
      {count === 0 ? (
        <p className="py-4 text-xs text-ink-soft">{emptyMessage[status]}</p>
      ) : (
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">{children}</ul>
      )}
    </section>
  )
}

const emptyMessage: Record<BoardStatus, string> = {
  confirmed: 'Nothing waits to be made.',
  preparing: 'Nothing is on the table.',
  out_for_delivery: 'Nobody is on the way.',
  delivered: 'Nothing has arrived yet.',
  delivery_failed: 'Nothing has come back.',
}
