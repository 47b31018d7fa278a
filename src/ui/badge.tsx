import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BadgeTint = 'blush' | 'butter' | 'sage' | 'clay' | 'sky' | 'linen'

const tints: Record<BadgeTint, string> = {
  blush: 'bg-blush text-white',
  butter: 'bg-butter text-ink',
  sage: 'bg-sage text-ink',
  clay: 'bg-clay text-ink',
  sky: 'bg-sky text-ink',
  linen: 'bg-linen text-ink',
}

/** A label in a small pill. An icon may precede the text but never replaces it. */
export function Badge({ tint, children }: { tint: BadgeTint; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap forced-colors:border',
        tints[tint],
      )}
    >
      {children}
    </span>
  )
}
