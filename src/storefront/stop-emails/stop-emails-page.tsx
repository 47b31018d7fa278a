import { Link, useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { stopEmails } from '#api/stock-alerts.ts'
import { tokenOfHash } from '#commerce/orders/owner-link/owner-link.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { notify } from '#ui/toast.ts'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { stopEmailsText as text } from './stop-emails.messages.ts'

const messages = {
  open: { title: 'title', lead: 'lead' },
  stopped: { title: 'stoppedTitle', lead: 'stoppedLead' },
  unknown: { title: 'unknownTitle', lead: 'unknownLead' },
} as const

/** The target of the links that end emails. Requires a click, because mail scanners open links. */
export function StopEmailsPage() {
  useFocusRestored()
  const ready = useHydrated()
  const [ending, setEnding] = useState<'stopped' | 'unknown' | null>(null)
  const { pending, run } = useOneAtATime()

  const stop = () =>
    run(async () => {
      const token = tokenOfHash(location.hash) ?? ''
      try {
        const result = await stopEmails({ data: { token } })
        if (result.ok) setEnding('stopped')
        else if (result.refusal === 'link-unknown') setEnding('unknown')
        else
          notify.error(
            text('notStopped'),
            formText('tryAgain', { wait: waitMessage(result.seconds) }),
          )
      } catch {
        notify.error(text('notStopped'), formText('checkConnection'))
      }
    })

  const { title, lead } = messages[ending ?? 'open']
  return (
    <section className="page-width max-w-3xl pt-10 lg:pt-20">
      <div role="status">
        <h1 className="font-display text-3xl">{text(title)}</h1>
        <p className="mt-4 max-w-[56ch] text-base text-ink-soft">{text(lead)}</p>
      </div>
      <div className="mt-8">
        {ending === null ? (
          <Button size="large" disabled={!ready} pending={pending} onClick={() => void stop()}>
            {text('stop')}
          </Button>
        ) : (
          <Link to="/" className="link">
            {text('shop')}
          </Link>
        )}
      </div>
    </section>
  )
}
