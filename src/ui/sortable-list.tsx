import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clsx } from 'clsx'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { sortingText } from './sortable-list.messages.ts'

interface SortableListProps<Item> {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  onSort: (items: Item[]) => void
  /** Before an item moves: open items close, because only lines of one height sort by keyboard. */
  onPickUp?: () => void
  children: (item: Item, handle: ReactNode) => ReactNode
  className?: string
  itemClassName?: string
}

/** A list that the user sorts by mouse, touch or keyboard (Space, arrow keys, Space). */
export function SortableList<Item>({
  label,
  items,
  idOf,
  nameOf,
  onSort,
  onPickUp,
  children,
  className,
  itemClassName,
}: SortableListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const id = useId()
  const ids = items.map(idOf)

  function onDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onSort(arrayMove([...items], from, to))
  }

  function nameAt(id: string | number): string {
    const item = items[ids.indexOf(String(id))]
    return item === undefined ? '' : nameOf(item)
  }

  function position({ active, over }: Pick<DragEndEvent, 'active' | 'over'>): string {
    const name = nameAt(active.id)
    if (!over) return sortingText('outside', { name })
    const index = ids.indexOf(String(over.id)) + 1
    return sortingText('position', { name, index, count: ids.length })
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => sortingText('pickedUp', { name: nameAt(active.id) }),
    onDragOver: position,
    onDragEnd: position,
    onDragCancel: ({ active }) => sortingText('cancelled', { name: nameAt(active.id) }),
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => onPickUp?.()}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: sortingText('instructions'),
        },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol aria-label={label} className={className}>
          {items.map((item) => (
            <SortableItem
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              className={itemClassName}
            >
              {(handle) => children(item, handle)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function SortableItem({
  id,
  name,
  className,
  children,
}: {
  id: string
  name: string
  className: string | undefined
  children: (handle: ReactNode) => ReactNode
}) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id })
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={sortingText('move', { name })}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-ink-soft hover:text-moss active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" className="size-4" strokeWidth={1.5} />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={clsx(className, isDragging && 'relative z-10 bg-paper shadow-float')}
    >
      {children(handle)}
    </li>
  )
}
