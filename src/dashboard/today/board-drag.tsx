import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  getClientRect,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useId, useState } from 'react'
import type { BoardCard, BoardStatus } from '#commerce/orders/staff/board.ts'
import { boardStatuses } from '#commerce/orders/staff/board.ts'
import { statusStyles } from '../orders/order-labels.ts'
import { mayLieIn } from './board-move.ts'

export interface BoardDragProps {
  cards: readonly BoardCard[]
  onMove: (card: BoardCard, to: BoardStatus) => void
  /** What is shown, told which card is being carried. */
  children: (carried: BoardCard | null) => ReactNode
}

/** Carries cards from column to column: with a mouse, with a finger that rests on the handle, or with the arrow keys. */
export function BoardDrag({ cards, onMove, children }: BoardDragProps) {
  const [carried, setCarried] = useState<BoardCard | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  )
  const cardOf = (id: string | number) => cards.find((card) => card.id === id) ?? null

  function onDragStart({ active }: DragStartEvent) {
    setCarried(cardOf(active.id))
  }

  function onDragEnd({ over }: DragEndEvent) {
    const to = columnOf(over?.id)
    if (carried && to && to !== carried.status && mayLieIn(carried, to)) onMove(carried, to)
    setCarried(null)
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      // The keyboard has no pointer: there the card itself lies over a column.
      collisionDetection={(asked) =>
        asked.pointerCoordinates ? pointerWithin(asked) : rectIntersection(asked)
      }
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => setCarried(null)}
      accessibility={{
        announcements: announcementsFor(cardOf),
        screenReaderInstructions: {
          draggable:
            'To move it to another column, press Space, then the arrow keys left and right, and Space again to put it down. Escape leaves it where it was.',
        },
      }}
    >
      {children(carried)}
    </DndContext>
  )
}

function columnOf(id: unknown): BoardStatus | null {
  return boardStatuses.find((status) => status === id) ?? null
}

/** The arrow keys carry a card over the middle of the next column in which it may lie. */
const nextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = event.code === KeyboardCode.Right ? 1 : event.code === KeyboardCode.Left ? -1 : 0
  if (step === 0) return undefined
  event.preventDefault()
  const { collisionRect, droppableContainers, over } = context
  const own = columnOf(context.active?.data.current?.status)
  if (!own || !collisionRect) return undefined
  const reachable = boardStatuses.filter(
    (status) => status === own || mayLieIn({ status: own }, status),
  )
  const target = reachable[reachable.indexOf(columnOf(over?.id) ?? own) + step]
  const column = target && droppableContainers.get(target)?.node.current
  if (!column) return undefined
  // Looked at now: somebody may be quicker than the columns are measured after a card was picked up.
  const rect = getClientRect(column)
  return {
    x:
      currentCoordinates.x +
      rect.left +
      rect.width / 2 -
      (collisionRect.left + collisionRect.width / 2),
    y: currentCoordinates.y + rect.top + 40 - collisionRect.top,
  }
}

function announcementsFor(cardOf: (id: string | number) => BoardCard | null): Announcements {
  const name = (id: string | number) => `Order ${cardOf(id)?.number ?? ''}`
  const place = (id: string | number, over: { id: string | number } | null) => {
    const column = columnOf(over?.id)
    if (!column) return `${name(id)} is over no column.`
    const isBack = cardOf(id)?.status === column
    return `${name(id)} is over ${statusStyles[column].label}${isBack ? ', where it was' : ''}.`
  }
  return {
    onDragStart: ({ active }) => `${name(active.id)} is picked up.`,
    onDragOver: ({ active, over }) => place(active.id, over),
    onDragEnd: ({ active, over }) => {
      const card = cardOf(active.id)
      const column = columnOf(over?.id)
      return card && column && mayLieIn(card, column)
        ? `${name(active.id)} is put down in ${statusStyles[column].label}.`
        : `${name(active.id)} stays where it was.`
    },
    onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
  }
}
