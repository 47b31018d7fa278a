import { Phone } from 'lucide-react'
import { shopDetails } from '#commerce/shop-details.ts'
import { phoneAddress } from '#commerce/shop-phones.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { SessionEnd } from '../queue/send-reports.ts'
import { menuText } from './menu.messages.ts'

interface SessionEndedProps {
  end: SessionEnd
  /** Reports that are still on the device. */
  unsent: number
}

/** The session has ended, or its account drives no more. Stops are hidden; reports wait for their driver. */
export function SessionEnded({ end, unsent }: SessionEndedProps) {
  const isSignedOut = end === 'signed-out'
  const title = menuText(isSignedOut ? 'signedOut' : 'notADriver')
  const withReports = isSignedOut ? 'signInToSend' : 'askToSend'
  const withoutReports = isSignedOut ? 'signInNote' : 'askForRole'
  return (
    <main className="px-4 py-5">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={title}
        note={unsent > 0 ? menuText(withReports, { count: unsent }) : menuText(withoutReports)}
      >
        {isSignedOut ? (
          // A full page load, so that nothing of the former session stays in the memory of the tab.
          <a href={withLocale(signInAddress(unsent))} className={buttonStyle({ size: 'large' })}>
            {menuText('signIn')}
          </a>
        ) : (
          <CallShop />
        )}
      </EmptyState>
    </main>
  )
}

/** With reports, the page also opens for an account that drives no more, to say so. */
function signInAddress(unsent: number): string {
  const next = unsent > 0 ? '/driver?reports=true' : '/driver'
  return `/login?next=${encodeURIComponent(next)}`
}

function CallShop() {
  const { phone } = shopDetails
  if (!phone) return null
  return (
    <a href={phoneAddress(phone)} className={buttonStyle({ variant: 'quiet', size: 'large' })}>
      <Phone className="size-5" />
      {menuText('callShop')}
    </a>
  )
}
