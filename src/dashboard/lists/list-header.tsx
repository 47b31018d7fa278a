import type { ReactNode } from 'react'

/** Title of a list page, with its actions on the right. */
export function ListHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h1 className="me-auto font-display text-xl">{title}</h1>
      {children}
    </div>
  )
}
