import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** One sentence. */
  title: ReactNode
  note?: ReactNode
  children?: ReactNode
}

/** Empty state: one sentence, an optional hint and one link. */
export function EmptyState({ title, note, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <p className="max-w-[13.9em] font-display text-xl">{title}</p>
      {note && <p className="-mt-1 max-w-[44ch] text-base text-ink-soft">{note}</p>}
      {children}
    </div>
  )
}
