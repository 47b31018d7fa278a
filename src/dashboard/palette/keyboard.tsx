import { useCallback } from 'react'
import type { Role } from '#commerce/staff/roles.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import type { useShortcuts } from './use-shortcuts.ts'

// Fetched with the first use: most of the day nobody needs their code.
const loadPalette = () => import('./palette.tsx')
const loadDocument = () => import('./shortcuts-dialog.tsx')

export interface KeyboardProps {
  role: Role
  shortcuts: ReturnType<typeof useShortcuts>
}

/** What the keyboard opens over the dashboard. */
export function Keyboard({ role, shortcuts: { opened, setOpened, act } }: KeyboardProps) {
  const close = useCallback(() => setOpened(null), [setOpened])
  const palette = useLazyPart(opened === 'palette', loadPalette, close)
  const sheet = useLazyPart(opened === 'help', loadDocument, close)
  return (
    <>
      {opened === 'palette' && palette && (
        <palette.Palette role={role} onAct={act} onClose={close} />
      )}
      {opened === 'help' && sheet && <sheet.ShortcutsDialog role={role} onClose={close} />}
    </>
  )
}
