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
