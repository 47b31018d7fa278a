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
  /** The code in the link to a new address. */
  code: string | undefined
  /** The code in the link to the address of an account; without any code the provider has confirmed one already. */
  proof: string | undefined
  /** The code in the link to the previous address. */
  undo: string | undefined
}

/** The target of all links in emails about addresses. */
export function ConfirmEmailPage({ code, proof, undo }: ConfirmEmailPageProps) {
  if (undo) return <UndoEmailChangePage code={undo} />
  if (code) return <NewAddress code={code} />
  if (proof) return <OwnAddress proof={proof} />
  return <Confirmed />
}

function NewAddress({ code }: { code: string }) {
  const { ending, button } = useConfirmation(
    (dependencies) => confirmEmailChange(dependencies, code),
    'You now sign in with this email address.',
  )
  if (ending === 'spent') return <Spent next="Sign in to request a new link." />
  if (ending === 'done') {
    return (
      <Outcome isAnswer title="Email changed" lead="You now sign in with your new email address." />
    )
  }
  return (
    <SignInLayout
      title="Confirm your new email"
      lead="You will sign in with it, and we will send our emails there. All other browsers will be signed out."
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
      <Spent next="If your address is not confirmed yet, sign in and we will send you a new link." />
    )
  }
  if (ending === 'done') return <Confirmed isAnswer />
  return (
    <SignInLayout
      title="Confirm your email"
      lead="Confirm that this address is yours, so that we can reach you about your orders."
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

/** Requires a click, because mail scanners open links. */
function useConfirmation(
  confirm: (dependencies: SignInDependencies) => Promise<void>,
  done?: string,
) {
  const ready = useHydrated()
  const { pending, run } = useProviderCall()
  const [ending, setEnding] = useState<Ending | null>(null)

  const start = () =>
    run('Saving...', async (dependencies) => {
      try {
        await confirm(dependencies)
      } catch (error) {
        const refusal = error instanceof AuthError ? refusals[error.kind] : undefined
        if (!refusal) throw error
        setEnding(refusal)
        return null
      }
      setEnding('done')
      await dependencies.queryClient.invalidateQueries()
      return done ? ['Saved Successfully', done] : ['Saved Successfully']
    })

  return { ending, button: { disabled: !ready, pending, onClick: start } }
}

function Confirmed({ isAnswer = false }: { isAnswer?: boolean }) {
  return <Outcome isAnswer={isAnswer} title="Thank you" lead="Your email address is confirmed." />
}

/** The owner of the mailbox may have no account: a stranger may have registered with the address. */
function SignInFirst({ proof }: { proof: string }) {
  const next = `/confirm-email?proof=${encodeURIComponent(proof)}`
  return (
    <Outcome
      isAnswer
      title="Sign in first"
      lead="Sign in with this email address to confirm it. If you did not create an account here, someone else may have registered with your address: choose a new password, and theirs stops working."
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
      lead={`It was already used, it is more than an hour old, or your sign-in has changed since. ${next}`}
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
          Continue shopping
        </Link>
      </p>
    </SignInLayout>
  )
}
