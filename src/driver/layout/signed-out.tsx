import { withLocale } from '#i18n/localized-path.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { menuText } from './menu.messages.ts'

/** The session has ended. Stops are hidden; reports wait for their driver. */
export function SignedOut({ unsent }: { unsent: number }) {
  return (
    <main className="px-4 py-5">
      <h1 className="sr-only">{menuText('signedOut')}</h1>
      <EmptyState
        title={menuText('signedOut')}
        note={unsent > 0 ? menuText('signInToSend', { count: unsent }) : menuText('signInNote')}
      >
        {/* A full page load, so that nothing of the former session stays in the memory of the tab. */}
        <a href={withLocale('/login?next=%2Fdriver')} className={buttonStyle({ size: 'large' })}>
          {menuText('signIn')}
        </a>
      </EmptyState>
    </main>
  )
}
