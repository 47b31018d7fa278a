import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type ReactNode, useId } from 'react'
import type { Dispatch } from '#commerce/drivers/dispatch.ts'
import { dispatchText } from './dispatch.messages.ts'
import { driverOf, ordersOf } from './dispatch-changes.ts'

/** The drop target of orders without a driver. */
export const unassignedColumn = 'unassigned'

interface DispatchDragProps {
  dispatch: Dispatch
  /** Gives a dragged order to a driver, or to none. */
  onAssign: (orderId: string, driverId: string | null) => void
  /** Puts a stop at the place of another one of its run. */
  onSort: (driverId: string, orderId: string, overId: string) => void
  children: ReactNode
}

/** Drag and drop between runs and within one: by mouse, by a long press on the handle, or with the arrow keys. */
export function DispatchDrag({ dispatch, onAssign, onSort, children }: DispatchDragProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const isOrder = (id: string) => ordersOf(dispatch).some((order) => order.id === id)
  /** The driver of a column or of the stop in it; undefined outside of all. */
  function driverAt(id: string): string | null | undefined {
    if (id === unassignedColumn) return null
    return isOrder(id) ? driverOf(dispatch, id) : id || undefined
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    const [orderId, overId] = [String(active.id), String(over?.id ?? '')]
    const to = driverAt(overId)
    if (to === undefined || overId === orderId) return
    if (to !== driverOf(dispatch, orderId)) onAssign(orderId, to)
    else if (to !== null && isOrder(overId)) onSort(to, orderId, overId)
  }

  const numberOf = (id: string | number) =>
    ordersOf(dispatch).find((order) => order.id === id)?.number ?? ''
  const nameAt = (id: string | number | undefined) => {
    const driver = driverAt(String(id ?? ''))
    if (driver === undefined) return null
    const run = dispatch.runs.find((one) => one.driver.id === driver)
    return run?.driver.name ?? dispatchText('unassigned')
  }
  const said = (
    text: 'over' | 'dropped',
    { active, over }: Pick<DragOverEvent, 'active' | 'over'>,
  ) => {
    const [number, name] = [numberOf(active.id), nameAt(over?.id)]
    const run = dispatch.runs.find(({ stops }) => stops.some(({ id }) => id === active.id))
    const index = run?.stops.findIndex(({ id }) => id === over?.id) ?? -1
    if (run && index >= 0) {
      return dispatchText('place', { number, place: index + 1, count: run.stops.length })
    }
    if (name !== null) return dispatchText(text, { number, name })
    return dispatchText(text === 'over' ? 'overNothing' : 'notMoved', { number })
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => dispatchText('pickedUp', { number: numberOf(active.id) }),
    onDragOver: (event) => said('over', event),
    onDragEnd: (event) => said('dropped', event),
    onDragCancel: ({ active }) => dispatchText('notMoved', { number: numberOf(active.id) }),
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={(drag) => {
        if (!drag.pointerCoordinates) {
          // A keyboard has no pointer, and the centre of a column may be nearer than that of a stop.
          const stops = drag.droppableContainers.filter(({ id }) => isOrder(String(id)))
          return closestCenter({ ...drag, droppableContainers: stops })
        }
        // A stop lies in its column: it is the nearer target.
        const under = pointerWithin(drag)
        return under
          .filter(({ id }) => isOrder(String(id)))
          .concat(under)
          .slice(0, 1)
      }}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: dispatchText('howToDrag') },
      }}
    >
      {children}
    </DndContext>
  )
}
