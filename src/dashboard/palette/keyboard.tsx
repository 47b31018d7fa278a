import { lazy, Suspense } from 'react'
import type { Role } from '#commerce/staff/roles.ts'
import type { useShortcuts } from './use-shortcuts.ts'

// Fetched with the first use: most of the day nobody needs their code.
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))
const ShortcutSheet = lazy(async () => ({
  default: (await import('./shortcut-sheet.tsx')).ShortcutSheet,
}))

export interface KeyboardProps {
  role: Role
  shortcuts: ReturnType<typeof useShortcuts>
}

/** What the keyboard opens over the dashboard. */
export function Keyboard({ role, shortcuts: { opened, setOpened, act } }: KeyboardProps) {
  const close = () => setOpened(null)
  return (
    <Suspense>
      {opened === 'palette' && <Palette role={role} onAct={act} onClose={close} />}
      {opened === 'help' && <ShortcutSheet role={role} onClose={close} />}
    </Suspense>
  )
}
