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
import { mayMove } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import { type BoardCard, type BoardStatus, boardStatuses } from '#commerce/orders/staff/board.ts'
import { inlineSign } from '#i18n/writing-direction.ts'
import { statusStyles } from '../orders/order-labels.ts'
import { boardText } from './today.messages.ts'

interface BoardDragProps {
  cards: readonly BoardCard[]
  /** The cards that a drag of this one moves. */
  movedWith: (card: BoardCard) => readonly BoardCard[]
  onMove: (card: BoardCard, to: BoardStatus) => void
  /** Renders the columns; gets the cards that the drag moves. */
  children: (dragged: readonly BoardCard[]) => ReactNode
}

/** Drag and drop between columns: by mouse, by a long press on a card, or with the arrow keys on its handle. */
export function BoardDrag({ cards, movedWith, onMove, children }: BoardDragProps) {
  const [dragged, setDragged] = useState<BoardCard | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  )
  const cardOf = (id: string | number) => cards.find((card) => card.id === id) ?? null

  function onDragStart({ active }: DragStartEvent) {
    setDragged(cardOf(active.id))
  }

  function onDragEnd({ over }: DragEndEvent) {
    const to = columnOf(over?.id)
    const accepts = to && dragged && movedWith(dragged).some((card) => canDropIn(card, to))
    if (accepts && to !== dragged.status) onMove(dragged, to)
    setDragged(null)
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      // A keyboard has no pointer: the position of the card decides.
      collisionDetection={(drag) =>
        drag.pointerCoordinates ? pointerWithin(drag) : rectIntersection(drag)
      }
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(null)}
      accessibility={{
        announcements: announcementsFor(cardOf),
        screenReaderInstructions: {
          draggable: boardText('howToDrag'),
        },
      }}
    >
      {children(dragged ? movedWith(dragged) : [])}
    </DndContext>
  )
}

/** Whether staff may move a card to a column. */
export function canDropIn(card: Pick<BoardCard, 'status'>, column: BoardStatus): boolean {
  return mayMove(card.status, column, 'staff')
}

function columnOf(id: unknown): BoardStatus | null {
  return boardStatuses.find((status) => status === id) ?? null
}

/** How many columns an arrow key moves a card on; the columns follow the direction of the page. */
export function columnStep(code: string): number {
  if (code === KeyboardCode.Right) return inlineSign()
  return code === KeyboardCode.Left ? -inlineSign() : 0
}

/** The arrow keys move a card over the next column that accepts it. */
const nextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = columnStep(event.code)
  if (step === 0) return undefined
  event.preventDefault()
  const { collisionRect, droppableContainers, over } = context
  const own = columnOf(context.active?.data.current?.status)
  if (!own || !collisionRect) return undefined
  const reachable = boardStatuses.filter(
    (status) => status === own || canDropIn({ status: own }, status),
  )
  const target = reachable[reachable.indexOf(columnOf(over?.id) ?? own) + step]
  const column = target && droppableContainers.get(target)?.node.current
  if (!column) return undefined
  // Measured here: dnd-kit measures the columns later than a quick user presses an arrow key.
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
  const number = (id: string | number) => cardOf(id)?.number ?? ''
  const place = (id: string | number, over: { id: string | number } | null) => {
    const column = columnOf(over?.id)
    if (!column) return boardText('overNothing', { number: number(id) })
    return boardText(cardOf(id)?.status === column ? 'overOwn' : 'over', {
      number: number(id),
      column: statusStyles[column].label,
    })
  }
  return {
    onDragStart: ({ active }) => boardText('pickedUp', { number: number(active.id) }),
    onDragOver: ({ active, over }) => place(active.id, over),
    onDragEnd: ({ active, over }) => {
      const card = cardOf(active.id)
      const column = columnOf(over?.id)
      return card && column && canDropIn(card, column)
        ? boardText('dropped', { number: number(active.id), column: statusStyles[column].label })
        : boardText('notMoved', { number: number(active.id) })
    },
    onDragCancel: ({ active }) => boardText('notMoved', { number: number(active.id) }),
  }
}
