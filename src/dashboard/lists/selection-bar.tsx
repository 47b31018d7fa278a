import type { ReactNode } from 'react'

export interface SelectionBarProps {
  count: number
  /** Limit of one bulk action; of a larger selection it takes the first. */
  max: number
  /** The action in the past tense: `moved`. */
  verb: string
  /** The buttons of the actions. */
  children: ReactNode
}

/** Sticky bar with the bulk actions, shown while items are selected. */
export function SelectionBar({ count, max, verb, children }: SelectionBarProps) {
  if (count === 0) return null
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <p className="mr-auto tabular-nums">
        {count} selected
        {count > max && ` (only the first ${max} will be ${verb})`}
      </p>
      {children}
    </section>
  )
}
