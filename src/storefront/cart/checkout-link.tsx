import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type MouseEvent, useState } from 'react'
import { sessionQueries } from '#api/session.queries.ts'
import { signInAsGuest } from '#auth/sign-in.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { SpinnerRing } from '#ui/spinner.tsx'
import { notify } from '#ui/toast.ts'
import { cartText } from './cart.messages.ts'

interface CheckoutLinkProps {
  /** The visitor has no account here: the press signs in as a guest, and the checkout opens at once. */
  asGuest: boolean
  onLeave: () => void
}

/** Shows a spinner from the click until the next page is there; closes the panel then. */
export function CheckoutLink({ asGuest, onLeave }: CheckoutLinkProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)

  function leave(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (opensElsewhere) return
    if (isLeaving || router.state.location.pathname === '/checkout') {
      event.preventDefault()
      if (!isLeaving) onLeave()
      return
    }
    setIsLeaving(true)
    // Not in an effect: the next page may have no panel.
    const stop = router.subscribe('onResolved', ({ pathChanged }) => {
      if (!pathChanged) return
      stop()
      setIsLeaving(false)
      onLeave()
    })
    if (!asGuest) return
    event.preventDefault()
    void enterAsGuest()
  }

  async function enterAsGuest() {
    const problem = await signInGuest().catch(authNotice)
    if (!problem) return router.navigate({ to: '/checkout' })
    notify.error(problem.title, problem.message)
    // The sign-in page offers the other ways.
    return router.navigate({ to: '/login', search: { next: '/checkout' } })
  }

  /** The error of a sign-in, or null. */
  async function signInGuest() {
    // Another tab may have signed in since this page was opened.
    const current = { ...sessionQueries.current(), staleTime: 0 }
    // Without a connection it fails instead of waiting for one.
    const uid = await queryClient.fetchQuery({ ...current, networkMode: 'always', retry: false })
    if (uid !== null) return null
    const signedIn = await signInAsGuest({ provider: await loadProvider(), queryClient })
    if (signedIn.ok) return null
    return 'notice' in signedIn ? signedIn.notice : authNotice(signedIn)
  }

  return (
    <Link
      to="/checkout"
      // It would preload the sign-in page.
      {...(asGuest && { preload: false })}
      aria-busy={isLeaving || undefined}
      className={buttonStyle({ size: 'large', wide: true })}
      onClick={leave}
    >
      <span className={clsx(isLeaving && 'opacity-0')}>{cartText('checkout')}</span>
      {isLeaving && (
        <span className="absolute inset-0 grid place-items-center">
          <SpinnerRing />
        </span>
      )}
    </Link>
  )
}
