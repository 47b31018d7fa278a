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
import type { SignInMethod } from '#identity/providers/identity-server.ts'
import type { SecondFactor } from '#identity/providers/provider.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { notify, prepareToasts } from '#ui/toast.ts'
import { signInText } from './sign-in.messages.ts'

export type SignInState = ReturnType<typeof useSignIn>

/** The state of a sign-in screen: the pending method, its start, and the redirect afterwards. */
export function useSignIn(next: string | undefined) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const ready = useHydrated()
  const [pending, setPending] = useState<SignInMethod | null>(null)
  // Google's window, while it is open; another sign-in method aborts it.
  const [popup, setPopup] = useState<AbortController | null>(null)
  const [challenged, setChallenged] = useState<SignInMethod | null>(null)

  // Loaded before the first click: browsers open Google's window only within the click, and a toast about a lost
  // connection must not need the network.
  useEffect(() => {
    loadProvider().catch(() => undefined)
    prepareToasts()
  }, [])

  const leavePopup = useEffectEvent(() => {
    if (!popup) return
    popup.abort()
    notify.dismiss(toast)
  })
  useEffect(() => () => leavePopup(), [])

  async function start(
    method: SignInMethod,
    signIn: (dependencies: SignInDependencies) => Promise<SignedIn>,
    opened: AbortController | null = null,
  ): Promise<void> {
    if (pending && !popup) return
    popup?.abort()
    setPopup(opened)
    setPending(method)
    const isLeft = () => opened?.signal.aborted === true
    notify.loading(signInText('signingIn'), toast)
    try {
      const signedIn = await signIn({ provider: await loadProvider(), queryClient })
      if (isLeft()) return
      if ('wantsSecondFactor' in signedIn) {
        notify.dismiss(toast)
        setChallenged(signedIn.wantsSecondFactor)
        return
      }
      if (!signedIn.ok) {
        notify.error(signedIn.notice.title, signedIn.notice.message, toast)
        return
      }
      const sent = signedIn.verificationSent ? signInText('verificationSent') : undefined
      notify.success(signInText('signedIn'), sent, toast)
      await router.navigate({ href: next ?? firstPlace(signedIn), replace: true })
    } catch (error) {
      if (isLeft()) return
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
    return start('google', (dependencies) => signInWithGoogle(dependencies, through), opened)
  }

  const isBlocked = (method: SignInMethod) =>
    pending !== null && pending !== method && popup === null

  /** Set when the first factor was right and the account needs a second one. */
  const secondFactor = challenged && {
    pending: pending !== null,
    onAnswer: (answer: SecondFactor) =>
      start(challenged, (dependencies) => submitSecondFactor(dependencies, challenged, answer)),
    onBack: () => setChallenged(null),
  }

  return { ready, pending, isBlocked, start, startGoogle, secondFactor }
}

// Of all attempts: the next one replaces the message of the last.
const toast = 'sign-in'

function firstPlace({ profile }: Extract<SignedIn, { ok: true }>): string {
  if (!profile) return '/complete-profile'
  if (profile.role === 'driver') return '/driver'
  return isStaff(profile.role) ? '/dashboard/home' : '/'
}
