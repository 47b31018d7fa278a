import type { ReactNode } from 'react'

export interface ChosenBarProps {
  count: number
  /** So many are done at once; of more, the first. */
  most: number
  /** What is done to them: `moved`. */
  deed: string
  /** What can be done. */
  children: ReactNode
}

/** Lies at the foot of a list while something in it is chosen. */
export function ChosenBar({ count, most, deed, children }: ChosenBarProps) {
  if (count === 0) return null
  return (
    <section
      aria-label="What is chosen"
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-3 sm:-mx-8 sm:px-8"
    >
      <p className="mr-auto tabular-nums">
        {count} chosen
        {count > most && `, the first ${most} are ${deed}`}
      </p>
      {children}
    </section>
  )
}
