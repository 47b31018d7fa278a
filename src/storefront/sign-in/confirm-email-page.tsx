import { Link, useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { AuthError } from '#identity/auth-error.ts'
import { Button } from '#ui/button.tsx'
import { useProviderCall } from '../account/use-provider-call.ts'
import { SignInLayout } from './sign-in-layout.tsx'

export interface ConfirmEmailPageProps {
  /** What the link to a new address carries; without it the provider has confirmed an address already. */
  code: string | undefined
  linkIsSpent: boolean
}

/** Where the links of mails about addresses lead. */
export function ConfirmEmailPage({ code, linkIsSpent }: ConfirmEmailPageProps) {
  if (code) return <NewAddress code={code} />
  return linkIsSpent ? (
    <Spent next="If your address is not confirmed yet, sign in: we then send you another one." />
  ) : (
    <Outcome title="Thank you" lead="Your e-mail address is confirmed." />
  )
}

function NewAddress({ code }: { code: string }) {
  const ready = useHydrated()
  const { pending, run } = useProviderCall()
  const [outcome, setOutcome] = useState<'done' | 'spent' | null>(null)

  // A click of its own: programs that look at the links of mails follow them, and click nothing.
  const confirm = () =>
    run('Saving...', async ({ provider, queryClient }) => {
      try {
        await provider.confirmEmailChange(code)
      } catch (error) {
        if (!(error instanceof AuthError) || error.kind !== 'credential-expired') throw error
        setOutcome('spent')
        return null
      }
      setOutcome('done')
      await queryClient.invalidateQueries()
      return ['Saved Successfully', 'From now on you sign in with this address.']
    })

  if (outcome === 'spent') return <Spent next="Sign in, and ask for another one." />
  if (outcome === 'done') {
    return <Outcome title="Thank you" lead="From now on you sign in with your new address." />
  }
  return (
    <SignInLayout
      title="Your new e-mail address"
      lead="From now on you sign in with it, and we write to you there."
    >
      <Button size="large" wide disabled={!ready} pending={pending} onClick={confirm}>
        Use this address
      </Button>
    </SignInLayout>
  )
}

function Spent({ next }: { next: string }) {
  return (
    <Outcome
      title="This link no longer works"
      lead={`It was used already, or it is older than an hour. ${next}`}
    >
      <Link to="/login" className="link w-fit">
        Sign in
      </Link>
    </Outcome>
  )
}

function Outcome({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <SignInLayout title={title} lead={lead}>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {children}
        <Link to="/" className="link w-fit">
          To the flowers
        </Link>
      </p>
    </SignInLayout>
  )
}
