import { Languages } from 'lucide-react'
import { IconBadge } from '../layout/icon-badge.tsx'
import { contentText } from './content.messages.ts'

/** Marks a row whose customers read English on an Arabic page. */
export function ArabicMissing() {
  return (
    <IconBadge tint="clay" icon={Languages}>
      {contentText('arabicMissing')}
    </IconBadge>
  )
}
