import { Link, useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { SignInDependencies } from '#auth/sign-in.ts'
import { confirmEmailChange } from '#auth/sign-out-elsewhere.ts'
import { AuthError, type AuthErrorKind } from '#identity/sign-in/auth-error.ts'
import { Button } from '#ui/button.tsx'
import { useProviderCall } from '../account/use-provider-call.ts'
import { SignInLayout, type SignInLayoutProps } from './sign-in-layout.tsx'
import { UndoEmailChangePage } from './undo-email-change-page.tsx'

export interface ConfirmEmailPageProps {
  /** What the link to a new address carries. */
  code: string | undefined
  /** What the link to the address of an account carries; without either the provider has confirmed one already. */
  proof: string | undefined
  /** What the link to the previous address carries. */
  undo: string | undefined
}

/** Where the links of mails about addresses lead. */
export function ConfirmEmailPage({ code, proof, undo }: ConfirmEmailPageProps) {
  if (undo) return <UndoEmailChangePage code={undo} />
  if (code) return <NewAddress code={code} />
  if (proof) return <OwnAddress proof={proof} />
  return <Confirmed />
}

function NewAddress({ code }: { code: string }) {
  const { ending, button } = useConfirmation(
    (desk) => confirmEmailChange(desk, code),
    'From now on you sign in with this address.',
  )
  if (ending === 'spent') return <Spent next="Sign in, and ask for another one." />
  if (ending === 'done') {
    return (
      <Outcome isAnswer title="Thank you" lead="From now on you sign in with your new address." />
    )
  }
  return (
    <SignInLayout
      title="Your new e-mail address"
      lead="From now on you sign in with it, and we send our mails there. Every other browser is signed out."
    >
      <Button size="large" wide {...button}>
        Use this address
      </Button>
    </SignInLayout>
  )
}

function OwnAddress({ proof }: { proof: string }) {
  const { ending, button } = useConfirmation(({ provider }) => provider.confirmEmail(proof))
  if (ending === 'signed-out') return <SignInFirst proof={proof} />
  if (ending === 'spent') {
    return (
      <Spent next="If your address is not confirmed yet, sign in: we then send you another one." />
    )
  }
  if (ending === 'done') return <Confirmed isAnswer />
  return (
    <SignInLayout
      title="Your e-mail address"
      lead="Confirm that it is yours, so that we can reach you about your orders."
    >
      <Button size="large" wide {...button}>
        Confirm my address
      </Button>
    </SignInLayout>
  )
}

type Ending = 'done' | 'spent' | 'signed-out'

const refusals: Partial<Record<AuthErrorKind, Ending>> = {
  'credential-expired': 'spent',
  'wrong-credentials': 'signed-out',
}

/** A click of its own: programs that look at the links of mails follow them, and click nothing. */
function useConfirmation(confirm: (desk: SignInDependencies) => Promise<void>, done?: string) {
  const ready = useHydrated()
  const { pending, run } = useProviderCall()
  const [ending, setEnding] = useState<Ending | null>(null)

  const start = () =>
    run('Saving...', async (desk) => {
      try {
        await confirm(desk)
      } catch (error) {
        const refusal = error instanceof AuthError ? refusals[error.kind] : undefined
        if (!refusal) throw error
        setEnding(refusal)
        return null
      }
      setEnding('done')
      await desk.queryClient.invalidateQueries()
      return done ? ['Saved Successfully', done] : ['Saved Successfully']
    })

  return { ending, button: { disabled: !ready, pending, onClick: start } }
}

function Confirmed({ isAnswer = false }: { isAnswer?: boolean }) {
  return <Outcome isAnswer={isAnswer} title="Thank you" lead="Your e-mail address is confirmed." />
}

/** Whoever has a mail and no account may be asked by somebody who registered with their address. */
function SignInFirst({ proof }: { proof: string }) {
  const next = `/confirm-email?proof=${encodeURIComponent(proof)}`
  return (
    <Outcome
      isAnswer
      title="Sign in first"
      lead="Sign in with this address, and confirm it then. If you never chose a password here, somebody else may have registered with your address: choose a new one, and theirs no longer works."
    >
      <Link to="/login" search={{ next }} className="link w-fit">
        Sign in
      </Link>
      <Link to="/reset-password" className="link w-fit">
        Choose a new password
      </Link>
    </Outcome>
  )
}

function Spent({ next }: { next: string }) {
  return (
    <Outcome
      isAnswer
      title="This link no longer works"
      lead={`It was already used, it is more than an hour old, or your sign-in was changed since. ${next}`}
    >
      <Link to="/login" className="link w-fit">
        Sign in
      </Link>
    </Outcome>
  )
}

type OutcomeProps = Omit<SignInLayoutProps, 'children'> & { children?: ReactNode }

function Outcome({ children, ...layout }: OutcomeProps) {
  return (
    <SignInLayout {...layout}>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {children}
        <Link to="/" className="link w-fit">
          To the flowers
        </Link>
      </p>
    </SignInLayout>
  )
}
