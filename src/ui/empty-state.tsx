import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** One sentence. */
  title: ReactNode
  children?: ReactNode
}

/** Nothing is here, said in one sentence, with one way on. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <p className="max-w-[24ch] font-display text-xl">{title}</p>
      {children}
    </div>
  )
}
