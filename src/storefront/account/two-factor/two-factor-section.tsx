import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { identityQueries } from '#api/identity.queries.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SecuritySection } from '../security-section.tsx'
import { useProviderCall } from '../use-provider-call.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { AppStep, PasswordStep } from './steps.tsx'
import { type TwoFactorAction, useTwoFactorSteps } from './use-two-factor-steps.ts'

interface TwoFactorSectionProps {
  uid: string
  /** Whether the email is confirmed: before that, the second factor could lock its owner out. */
  isEmailVerified: boolean
  /** Called when it is on and the recovery codes are saved. */
  onDone?: () => void
}

/** Two-factor authentication of a staff member. */
export function TwoFactorSection({ uid, isEmailVerified, onDone }: TwoFactorSectionProps) {
  const { data: methods } = useQuery(identityQueries.signInMethods(uid))
  const { step, pending, rest, choose, begin, confirm, renew, turnOff } = useTwoFactorSteps()
  const afterPassword = { 'turn on': begin, 'turn off': turnOff, renew }

  return (
    <SecuritySection
      title="Two-factor authentication"
      badge={methods?.secondFactor ? 'On' : undefined}
    >
      <p className="text-ink-soft">
        Sign in with a code from your phone as well as your password, so that a stolen password is
        not enough.
      </p>
      {!methods && <Skeleton className="h-11 w-32" />}
      {methods && !methods.password && (
        <p>
          It requires a password, and you have none yet.{' '}
          <Link to="/reset-password" className="link">
            Choose one by email
          </Link>
          , then return to this page.
        </p>
      )}
      {methods?.password && !methods.secondFactor && !isEmailVerified && <ConfirmEmailFirst />}
      {methods?.password && (methods.secondFactor || isEmailVerified) && step.at === 'rest' && (
        <Rest isOn={methods.secondFactor} onChoose={choose} />
      )}
      {step.at === 'password' && (
        <PasswordStep
          action={actions[step.before]}
          pending={pending}
          onCancel={rest}
          onConfirm={afterPassword[step.before]}
        />
      )}
      {step.at === 'app' && (
        <AppStep
          address={step.begun.address}
          pending={pending}
          onCancel={rest}
          onCode={(code) => confirm(code, step.begun)}
        />
      )}
      {step.at === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          onSaved={() => {
            rest()
            onDone?.()
          }}
        />
      )}
    </SecuritySection>
  )
}

function ConfirmEmailFirst() {
  const { pending, run } = useProviderCall()
  const send = () =>
    run('Sending...', async ({ provider }) => {
      await provider.sendVerification()
      return ['Email sent', 'Open the link in it, then reload this page.']
    })
  return (
    <>
      <p>Confirm your email address first. We will send you a link.</p>
      <div>
        <Button pending={pending} onClick={send}>
          Send link
        </Button>
      </div>
    </>
  )
}

const actions = { 'turn on': 'Continue', 'turn off': 'Turn off', renew: 'Replace codes' } as const

function Rest({ isOn, onChoose }: { isOn: boolean; onChoose: (action: TwoFactorAction) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {!isOn && <Button onClick={() => onChoose('turn on')}>Turn on</Button>}
      {isOn && (
        <>
          <Button variant="quiet" onClick={() => onChoose('renew')}>
            New recovery codes
          </Button>
          <Button variant="plain" onClick={() => onChoose('turn off')}>
            Turn off
          </Button>
        </>
      )}
    </div>
  )
}
