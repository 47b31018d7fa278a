import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Profile } from '#commerce/customers/profile.ts'
import { useFocusOnPage } from '#ui/use-focus-on-page.ts'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { Keyboard } from '../palette/keyboard.tsx'
import { useShortcuts } from '../palette/use-shortcuts.ts'
import { Sidebar } from './sidebar.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** Layout of every dashboard page: sidebar (a menu on phones), content, palette and shortcuts. */
export function DashboardFrame({ user, children }: { user: Profile; children: ReactNode }) {
  useFocusOnPage()
  useFocusRestored()
  const shortcuts = useShortcuts(user.role)
  // Clicks and typing before hydration would be lost.
  const ready = useHydrated()
  return (
    <div className="min-h-dvh text-sm lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-50 bg-paper p-3 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Sidebar user={user} onFind={() => shortcuts.setOpened('palette')} />
      <main
        id="content"
        tabIndex={-1}
        className="w-full max-w-7xl min-w-0 px-4 pt-6 pb-16 outline-none sm:px-8 lg:pt-8"
      >
        <fieldset disabled={!ready} className="contents">
          {children}
        </fieldset>
      </main>
      <SignInAgain userId={user.id} name={user.name} />
      <Keyboard role={user.role} shortcuts={shortcuts} />
    </div>
  )
}
