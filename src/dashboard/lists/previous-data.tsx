import type { ReactNode } from 'react'

interface PreviousDataProps {
  /** Whether the data of another filter is on its way. */
  isLoading: boolean
  children: ReactNode
}

/** Dims the data of the previous filter until the new data arrives. It is inert: bulk actions would hit the wrong rows. */
export function PreviousData({ isLoading, children }: PreviousDataProps) {
  return (
    <div
      aria-busy={isLoading}
      inert={isLoading}
      className="transition-opacity aria-busy:opacity-60"
    >
      {children}
    </div>
  )
}
