import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { identityQueries } from '#api/identity.queries.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useProviderCall } from '../use-provider-call.ts'
import { AppStep } from './app-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type TwoFactorAction, useTwoFactorSteps } from './use-two-factor-steps.ts'

export interface TwoFactorSectionProps {
  uid: string
  /** The email address is confirmed: before that the second factor could shut its owner out. */
  isProved: boolean
  /** Called when it is on and the recovery codes are kept. */
  onDone?: () => void
}

/** The second factor of somebody of the staff. */
export function TwoFactorSection({ uid, isProved, onDone }: TwoFactorSectionProps) {
  const { data: ways } = useQuery(identityQueries.signInMethods(uid))
  const { step, pending, rest, choose, begin, confirm, renew, turnOff } = useTwoFactorSteps()
  const afterPassword = { 'turn on': begin, 'turn off': turnOff, renew }

  return (
    <section className="grid gap-4" aria-labelledby="two-factor">
      <div className="flex items-center gap-3">
        <h2 id="two-factor" className="font-display text-xl">
          Two-factor authentication
        </h2>
        {ways?.secondFactor && <Badge tint="sage">On</Badge>}
      </div>
      <p className="text-ink-soft">
        A code from an app on your phone, besides your password. Whoever learns the password alone
        stays outside.
      </p>
      {!ways && <Skeleton className="h-11 w-32" />}
      {ways && !ways.password && (
        <p>
          It goes with a password, and you have none yet.{' '}
          <Link to="/reset-password" className="link">
            Choose one by mail
          </Link>
          , then come back.
        </p>
      )}
      {ways?.password && !ways.secondFactor && !isProved && <ProveFirst />}
      {ways?.password && (ways.secondFactor || isProved) && step.at === 'rest' && (
        <Rest isOn={ways.secondFactor} onChoose={choose} />
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
          onKept={() => {
            rest()
            onDone?.()
          }}
        />
      )}
    </section>
  )
}

function ProveFirst() {
  const { pending, run } = useProviderCall()
  const send = () =>
    run('Sending...', async ({ provider }) => {
      await provider.sendVerification()
      return ['Email sent', 'Open the link in it, then reload this page.']
    })
  return (
    <>
      <p>Confirm your email address first. We send you a link.</p>
      <div>
        <Button pending={pending} onClick={send}>
          Send the link
        </Button>
      </div>
    </>
  )
}

const actions = { 'turn on': 'Continue', 'turn off': 'Turn off', renew: 'Renew the codes' } as const

interface RestProps {
  isOn: boolean
  onChoose: (deed: TwoFactorAction) => void
}

function Rest({ isOn, onChoose }: RestProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {isOn ? (
        <>
          <Button look="quiet" onClick={() => onChoose('renew')}>
            New recovery codes
          </Button>
          <Button look="plain" onClick={() => onChoose('turn off')}>
            Turn off
          </Button>
        </>
      ) : (
        <Button onClick={() => onChoose('turn on')}>Turn on</Button>
      )}
    </div>
  )
}
