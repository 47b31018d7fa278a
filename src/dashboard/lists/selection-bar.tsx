import type { ReactNode } from 'react'
import { mostSelected } from './use-selection.ts'

export interface SelectionBarProps {
  count: number
  /** Whether "Select all" is still reading what the filter matches. */
  isSelecting: boolean
  /** Whether the filter matches more than can be selected. */
  isCut: boolean
  /** The buttons of the actions. */
  children: ReactNode
}

/** Sticky bar with the bulk actions, shown while items are selected. */
export function SelectionBar({ count, isSelecting, isCut, children }: SelectionBarProps) {
  if (count === 0 && !isSelecting) return null
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <p role="status" className="mr-auto">
        {isSelecting ? 'Selecting...' : `${count} selected`}
        {isCut && !isSelecting && ` (only the first ${mostSelected} that match)`}
      </p>
      {!isSelecting && children}
    </section>
  )
}
