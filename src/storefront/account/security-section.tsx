import { type ReactNode, useId } from 'react'
import { Badge } from '#ui/badge.tsx'

interface SecuritySectionProps {
  title: string
  badge?: string | undefined
  children: ReactNode
}

export function SecuritySection({ title, badge, children }: SecuritySectionProps) {
  const id = useId()
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <div className="flex items-center gap-3">
        <h2 id={id} className="font-display text-xl">
          {title}
        </h2>
        {badge && <Badge tint="sage">{badge}</Badge>}
      </div>
      {children}
    </section>
  )
}

/** A highlighted explanation, perhaps with the next step. */
export function SecurityNotice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="grid gap-4 rounded-sm border border-line bg-linen p-5 sm:p-6">
      {children}
    </div>
  )
}
