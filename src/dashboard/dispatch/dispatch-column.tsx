import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface DispatchColumnProps {
  /** The drop target: a driver's id, or `unassigned`. */
  id: string
  /** The orders of the column, in its order. */
  orderIds: readonly string[]
  title: ReactNode
  children: ReactNode
}

export function DispatchColumn({ id, orderIds, title, children }: DispatchColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id })
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`run-${id}`}
      className={clsx(
        'min-w-0 transition-colors md:max-w-md md:min-w-72 md:flex-1 md:snap-start md:border-s md:border-line md:px-3 md:pb-6',
        isOver && 'bg-sage/60',
      )}
    >
      <h2
        id={`run-${id}`}
        className="flex items-center gap-2 border-b border-line py-2.5 font-medium"
      >
        {title}
      </h2>
      <SortableContext items={[...orderIds]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </section>
  )
}
