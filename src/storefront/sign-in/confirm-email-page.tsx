import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { SignInDependencies } from '#auth/sign-in.ts'
import { confirmEmailChange } from '#auth/sign-out-elsewhere.ts'
import { Button } from '#ui/button.tsx'
import { type DoneMessage, useProviderCall } from '../account/use-provider-call.ts'
import { SignInLayout, type SignInLayoutProps } from './sign-in-layout.tsx'

interface ConfirmEmailPageProps {
  /** The code in the link to a new address. */
  code: string | undefined
  /** The code in the link to the address of an account; without any code the provider has confirmed one already. */
  proof: string | undefined
  /** The code in the link to the previous address. */
  undo: string | undefined
}

/** The target of all links in emails about addresses. */
export function ConfirmEmailPage({ code, proof, undo }: ConfirmEmailPageProps) {
  if (undo) return <UndoEmailChange code={undo} />
  if (code) return <NewAddress code={code} />
  if (proof) return <OwnAddress proof={proof} />
  return <Confirmed />
}

function NewAddress({ code }: { code: string }) {
  const { ending, button } = useConfirmation(async (dependencies) => {
    await confirmEmailChange(dependencies, code)
    return ['Saved Successfully', 'You now sign in with this email address.']
  })
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
      <Button {...button}>Use this address</Button>
    </SignInLayout>
  )
}

function OwnAddress({ proof }: { proof: string }) {
  const { ending, button } = useConfirmation(async ({ provider }) => {
    await provider.confirmEmail(proof)
    return ['Saved Successfully']
  })
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
      <Button {...button}>Confirm my address</Button>
    </SignInLayout>
  )
}

/** The owner of the previous address restores it, then chooses a new password. */
function UndoEmailChange({ code }: { code: string }) {
  const router = useRouter()
  const [mailed, setMailed] = useState(false)
  const { ending, button } = useConfirmation(async ({ provider }) => {
    const token = await provider.undoEmailChange(code)
    if (token === null) setMailed(true)
    else await router.navigate({ to: '/reset-password', search: { token }, replace: true })
    return ['Saved Successfully', 'Your email address is restored. Choose a new password.']
  })
  if (mailed) {
    return (
      <SignInLayout
        isAnswer
        title="Your email address is restored"
        lead="We sent you an email with a link to choose a new password."
      >
        <Link to="/" className="link w-fit">
          Back to the shop
        </Link>
      </SignInLayout>
    )
  }
  if (ending === 'spent') {
    return (
      <SignInLayout
        isAnswer
        title="This link no longer works"
        lead="It was already used, or it is more than seven days old. If someone else has your account, contact us."
      >
        <Link to="/$policy" params={{ policy: 'contact' }} className="link w-fit">
          Contact us
        </Link>
      </SignInLayout>
    )
  }
  return (
    <SignInLayout
      title="Undo the email change"
      lead="Your account gets its previous email address back. The current password stops working and every browser is signed out. You choose a new password next."
    >
      <Button {...button}>Restore my email address</Button>
    </SignInLayout>
  )
}

/** Requires a click, because mail scanners open links. */
function useConfirmation(confirm: (dependencies: SignInDependencies) => Promise<DoneMessage>) {
  const ready = useHydrated()
  const { pending, run } = useProviderCall()
  const [ending, setEnding] = useState<'done' | 'spent' | 'signed-out' | null>(null)

  const onClick = () =>
    run(
      'Saving...',
      async (dependencies) => {
        const done = await confirm(dependencies)
        setEnding('done')
        await dependencies.queryClient.invalidateQueries()
        return done
      },
      {
        'credential-expired': () => setEnding('spent'),
        'wrong-credentials': () => setEnding('signed-out'),
      },
    )

  const size = { size: 'large', wide: true } as const
  return { ending, button: { ...size, disabled: !ready, pending, onClick } }
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
