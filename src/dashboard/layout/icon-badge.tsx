import type { LucideIcon } from 'lucide-react'
import { Badge, type BadgeTint } from '#ui/badge.tsx'

interface IconBadgeProps {
  tint: BadgeTint
  icon: LucideIcon
  children: string
}

/** An icon and a text: colour alone is not accessible. */
export function IconBadge({ tint, icon: Icon, children }: IconBadgeProps) {
  return (
    <Badge tint={tint}>
      <Icon className="size-3.5 shrink-0" strokeWidth={1.75} />
      {children}
    </Badge>
  )
}
