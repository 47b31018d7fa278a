import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type SignedIn,
  type SignInDependencies,
  signInWithGoogle,
  submitSecondFactor,
} from '#auth/sign-in.ts'
import { isStaff } from '#commerce/staff/roles.ts'
import type { SignInMethod } from '#identity/providers/identity-account.ts'
import { loadProvider } from '#identity/providers/load-provider.ts'
import type { SecondFactor } from '#identity/providers/provider.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { notify, prepareToasts } from '#ui/toast.ts'

export type SignInState = ReturnType<typeof useSignIn>

/** The state of a sign-in screen: what is under way, how to begin, and where it leads. */
export function useSignIn(next: string | undefined) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const ready = useHydrated()
  const [pending, setPending] = useState<SignInMethod | null>(null)
  // Google's, while it is open: any other way leaves it.
  const [popup, setPopup] = useState<AbortController | null>(null)
  const [challenged, setChallenged] = useState<SignInMethod | null>(null)

  // Fetched before the first click: Google's window must open while the browser still sees that click, and that the
  // network is gone has to be said without it.
  useEffect(() => {
    loadProvider().catch(() => undefined)
    prepareToasts()
  }, [])

  const leavePopup = useEffectEvent(() => popup?.abort())
  useEffect(() => () => leavePopup(), [])

  async function start(
    method: SignInMethod,
    signIn: (desk: SignInDependencies) => Promise<SignedIn>,
    opened: AbortController | null = null,
  ): Promise<void> {
    if (pending && !popup) return
    popup?.abort()
    setPopup(opened)
    setPending(method)
    const isLeft = () => opened?.signal.aborted === true
    const toast = notify.loading('Signing in...')
    try {
      const signedIn = await signIn({ provider: await loadProvider(), queryClient })
      if (isLeft()) return notify.dismiss(toast)
      if ('wantsSecondFactor' in signedIn) {
        notify.dismiss(toast)
        setChallenged(signedIn.wantsSecondFactor)
        return
      }
      if (!signedIn.ok) {
        notify.error(signedIn.notice.title, signedIn.notice.message, toast)
        return
      }
      notify.success('Signed in', signedIn.verificationSent ? verificationSent : undefined, toast)
      await router.navigate({ href: next ?? firstPlace(signedIn), replace: true })
    } catch (error) {
      if (isLeft()) return notify.dismiss(toast)
      const { title, message } = authNotice(error)
      notify.error(title, message, toast)
    } finally {
      if (!isLeft()) {
        setPopup(null)
        setPending(null)
      }
    }
  }

  function startGoogle(): Promise<void> {
    const opened = new AbortController()
    const onBack = () => setPopup(null)
    const through = { left: opened.signal, onBack }
    return start('google', (desk) => signInWithGoogle(desk, through), opened)
  }

  const isBlocked = (method: SignInMethod) =>
    pending !== null && pending !== method && popup === null

  /** The second factor, when the first was right and the account wants one. */
  const secondFactor = challenged && {
    pending: pending !== null,
    onAnswer: (answer: SecondFactor) =>
      start(challenged, (desk) => submitSecondFactor(desk, challenged, answer)),
    onBack: () => setChallenged(null),
  }

  return { ready, pending, isBlocked, start, startGoogle, secondFactor }
}

const verificationSent = 'We sent you a mail. Please confirm your address with the link in it.'

function firstPlace({ profile }: Extract<SignedIn, { ok: true }>): string {
  if (!profile) return '/complete-profile'
  return isStaff(profile.role) ? '/dashboard/orders' : '/'
}
