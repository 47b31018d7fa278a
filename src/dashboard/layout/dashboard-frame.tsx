import { useHydrated } from '@tanstack/react-router'
import { LucideProvider } from 'lucide-react'
import { createContext, type ReactNode, useCallback } from 'react'
import type { Profile } from '#commerce/customers/profile.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { useFocusOnPage } from '#ui/use-focus-on-page.ts'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { NewOrdersProvider } from '../new-orders/new-orders.tsx'
import { useShortcuts } from '../palette/use-shortcuts.ts'
import { layoutText } from './layout.messages.ts'
import { Sidebar } from './sidebar.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** React hydrates the pages inside before it renders a new value, so no control is enabled too early. */
const Ready = createContext(false)

/** Layout of every dashboard page: sidebar (a menu on phones), content, palette and shortcuts. */
export function DashboardFrame({ user, children }: { user: Profile; children: ReactNode }) {
  useFocusOnPage()
  useFocusRestored()
  const shortcuts = useShortcuts(user.role)
  // Clicks and typing before hydration would be lost.
  const ready = useHydrated()
  return (
    <LucideProvider strokeWidth={1.5}>
      <div className="min-h-dvh text-sm lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <a
          href="#content"
          className="sr-only z-50 bg-paper p-3 focus:not-sr-only focus:absolute focus:top-2 focus:start-2"
        >
          {layoutText('skip')}
        </a>
        <NewOrdersProvider user={user}>
          <Sidebar user={user} onFind={() => shortcuts.setOpened('palette')} />
          <main
            id="content"
            tabIndex={-1}
            className="w-full max-w-7xl min-w-0 px-4 pt-6 pb-16 outline-none sm:px-8 lg:pt-8"
          >
            {/* Only disables its controls: as a group it would need a name. */}
            <fieldset role="presentation" disabled={!ready} className="contents">
              <Ready value={ready}>{children}</Ready>
            </fieldset>
          </main>
        </NewOrdersProvider>
        <SignInAgain userId={user.id} name={user.name} />
        <Keyboard role={user.role} shortcuts={shortcuts} />
      </div>
    </LucideProvider>
  )
}

// Lazy-loaded on first use, because few page views need them.
const loadPalette = () => import('../palette/palette.tsx')
const loadShortcutsDialog = () => import('../palette/shortcuts-dialog.tsx')

function Keyboard({
  role,
  shortcuts: { opened, setOpened, act },
}: {
  role: Role
  shortcuts: ReturnType<typeof useShortcuts>
}) {
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
