import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { SignInDependencies } from '#auth/sign-in.ts'
import { confirmEmailChange } from '#auth/sign-out-elsewhere.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { type DoneMessage, useProviderCall } from '../account/use-provider-call.ts'
import { confirmEmailText } from './confirm-email.messages.ts'
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
    return [formText('saved'), confirmEmailText('newSaved')]
  })
  if (ending === 'spent') return <Spent lead={confirmEmailText('spentNew')} />
  if (ending === 'done') {
    return (
      <Outcome
        isAnswer
        title={confirmEmailText('changedTitle')}
        lead={confirmEmailText('changedLead')}
      />
    )
  }
  return (
    <SignInLayout title={confirmEmailText('newTitle')} lead={confirmEmailText('newLead')}>
      <Button {...button}>{confirmEmailText('useAddress')}</Button>
    </SignInLayout>
  )
}

function OwnAddress({ proof }: { proof: string }) {
  const { ending, button } = useConfirmation(async ({ provider }) => {
    await provider.confirmEmail(proof)
    return [formText('saved')]
  })
  if (ending === 'signed-out') return <SignInFirst proof={proof} />
  if (ending === 'spent') {
    return <Spent lead={confirmEmailText('spentOwn')} />
  }
  if (ending === 'done') return <Confirmed isAnswer />
  return (
    <SignInLayout title={confirmEmailText('ownTitle')} lead={confirmEmailText('ownLead')}>
      <Button {...button}>{confirmEmailText('confirmAddress')}</Button>
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
    return [formText('saved'), confirmEmailText('restored')]
  })
  if (mailed) {
    return (
      <SignInLayout
        isAnswer
        title={confirmEmailText('restoredTitle')}
        lead={confirmEmailText('restoredLead')}
      >
        <Link to="/" className="link w-fit">
          {confirmEmailText('backToShop')}
        </Link>
      </SignInLayout>
    )
  }
  if (ending === 'spent') {
    return (
      <SignInLayout
        isAnswer
        title={confirmEmailText('spentTitle')}
        lead={confirmEmailText('spentUndo')}
      >
        <Link to="/$policy" params={{ policy: 'contact' }} className="link w-fit">
          {confirmEmailText('contactUs')}
        </Link>
      </SignInLayout>
    )
  }
  return (
    <SignInLayout title={confirmEmailText('undoTitle')} lead={confirmEmailText('undoLead')}>
      <Button {...button}>{confirmEmailText('restore')}</Button>
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
      formText('saving'),
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
  return (
    <Outcome
      isAnswer={isAnswer}
      title={confirmEmailText('confirmedTitle')}
      lead={confirmEmailText('confirmedLead')}
    />
  )
}

/** The owner of the mailbox may have no account: a stranger may have registered with the address. */
function SignInFirst({ proof }: { proof: string }) {
  const next = `/confirm-email?proof=${encodeURIComponent(proof)}`
  return (
    <Outcome
      isAnswer
      title={confirmEmailText('signInFirstTitle')}
      lead={confirmEmailText('signInFirstLead')}
    >
      <Link to="/login" search={{ next }} className="link w-fit">
        {confirmEmailText('signIn')}
      </Link>
      <Link to="/reset-password" className="link w-fit">
        {confirmEmailText('choosePassword')}
      </Link>
    </Outcome>
  )
}

function Spent({ lead }: { lead: string }) {
  return (
    <Outcome isAnswer title={confirmEmailText('spentTitle')} lead={lead}>
      <Link to="/login" className="link w-fit">
        {confirmEmailText('signIn')}
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
          {confirmEmailText('continue')}
        </Link>
      </p>
    </SignInLayout>
  )
}
