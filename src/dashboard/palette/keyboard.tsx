import { useCallback } from 'react'
import type { Role } from '#commerce/staff/roles.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import type { useShortcuts } from './use-shortcuts.ts'

// Lazy-loaded on first use, because few page views need them.
const loadPalette = () => import('./palette.tsx')
const loadShortcutsDialog = () => import('./shortcuts-dialog.tsx')

interface KeyboardProps {
  role: Role
  shortcuts: ReturnType<typeof useShortcuts>
}

/** Renders the command palette and the shortcuts dialog. */
export function Keyboard({ role, shortcuts: { opened, setOpened, act } }: KeyboardProps) {
  const close = useCallback(() => setOpened(null), [setOpened])
  const palette = useLazyPart(opened === 'palette', loadPalette, close)
  const shortcutsDialog = useLazyPart(opened === 'help', loadShortcutsDialog, close)
  return (
    <>
      {opened === 'palette' && palette && (
        <palette.Palette role={role} onAct={act} onClose={close} />
      )}
      {opened === 'help' && shortcutsDialog && (
        <shortcutsDialog.ShortcutsDialog role={role} onClose={close} />
      )}
    </>
  )
}
