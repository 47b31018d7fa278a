import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isStaff } from '#commerce/staff/roles.ts'
import { authNotice } from '#identity/auth-errors.ts'
import type { SignInMethod } from '#identity/identity-account.ts'
import { loadProvider } from '#identity/load-provider.ts'
import type { SecondFactor } from '#identity/provider.ts'
import { answerSecondFactor, type SignedIn, type SignInDesk } from '#identity/sign-in.ts'
import { notify, prepareToasts } from '#ui/toast.ts'

export type SignInState = ReturnType<typeof useSignIn>

/** The state of a sign-in screen: what is under way, how to begin, and where it leads. */
export function useSignIn(next: string | undefined) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const ready = useHydrated()
  const [pending, setPending] = useState<SignInMethod | null>(null)
  const [challenged, setChallenged] = useState<SignInMethod | null>(null)

  // Fetched before the first click: Google's window must open while the browser still sees that click, and that the
  // network is gone has to be said without it.
  useEffect(() => {
    loadProvider().catch(() => undefined)
    prepareToasts()
  }, [])

  async function start(
    method: SignInMethod,
    signIn: (desk: SignInDesk) => Promise<SignedIn>,
  ): Promise<void> {
    if (pending) return
    setPending(method)
    const toast = notify.loading('Signing in...')
    try {
      const signedIn = await signIn({ provider: await loadProvider(), queryClient })
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
      const { title, message } = authNotice(error)
      notify.error(title, message, toast)
    } finally {
      setPending(null)
    }
  }

  /** The second factor, when the first was right and the account wants one. */
  const secondFactor = challenged && {
    pending: pending !== null,
    onAnswer: (answer: SecondFactor) =>
      start(challenged, (desk) => answerSecondFactor(desk, challenged, answer)),
    onBack: () => setChallenged(null),
  }

  return { ready, pending, start, secondFactor }
}

const verificationSent = 'We sent you a mail. Please confirm your address with the link in it.'

function firstPlace({ profile }: Extract<SignedIn, { ok: true }>): string {
  if (!profile) return '/complete-profile'
  return isStaff(profile.role) ? '/dashboard/orders' : '/'
}
