import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { customerQueries } from '#commerce/customers/customer.queries.ts'
import { identityQueries } from '#identity/identity.queries.ts'
import type { TwoFactorStart } from '#identity/provider.ts'
import { confirmTwoFactor, turnOffTwoFactor } from '#identity/sign-out-elsewhere.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useProviderCall } from '../use-provider-call.ts'
import { AppStep } from './app-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Where somebody is in turning it on or off, or in renewing the codes. */
type Step =
  | { at: 'rest' }
  | { at: 'password'; before: 'turn on' | 'turn off' | 'renew' }
  | { at: 'app'; begun: TwoFactorStart }
  | { at: 'codes'; codes: readonly string[] }

export interface TwoFactorSectionProps {
  uid: string
  /** Called when it is on and the recovery codes are kept. */
  onDone?: () => void
}

/** The second factor of somebody of the staff. */
export function TwoFactorSection({ uid, onDone }: TwoFactorSectionProps) {
  const queryClient = useQueryClient()
  const { data: ways } = useQuery(identityQueries.waysIn(uid))
  const { pending, run } = useProviderCall()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const rest = () => setStep({ at: 'rest' })
  const readAgain = () => queryClient.invalidateQueries({ queryKey: customerQueries.root })

  const begin = (password: string) =>
    run('Preparing...', async ({ provider }) => {
      const begun = await provider.twoFactor?.begin(password)
      if (begun) setStep({ at: 'app', begun })
      return null
    })

  const confirm = (code: string, { recoveryCodes }: TwoFactorStart) =>
    run('Saving...', async (desk) => {
      await confirmTwoFactor(desk, code)
      setStep({ at: 'codes', codes: recoveryCodes })
      await readAgain()
      return ['Saved Successfully', 'You are signed out everywhere else.']
    })

  const renew = (password: string) =>
    run('Saving...', async ({ provider }) => {
      const codes = (await provider.twoFactor?.renewRecoveryCodes(password)) ?? []
      setStep({ at: 'codes', codes })
      return ['Saved Successfully', 'The codes from before no longer work.']
    })

  const turnOff = (password: string) =>
    run('Saving...', async (desk) => {
      await turnOffTwoFactor(desk, password)
      rest()
      await readAgain()
      return ['Saved Successfully', 'Your password is enough again.']
    })

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
      {ways?.password && step.at === 'rest' && (
        <Rest isOn={ways.secondFactor} onChoose={(before) => setStep({ at: 'password', before })} />
      )}
      {step.at === 'password' && (
        <PasswordStep
          action={actions[step.before]}
          pending={pending}
          onCancel={rest}
          onConfirm={step.before === 'turn on' ? begin : step.before === 'renew' ? renew : turnOff}
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

const actions = { 'turn on': 'Continue', 'turn off': 'Turn off', renew: 'Renew the codes' } as const

interface RestProps {
  isOn: boolean
  onChoose: (what: 'turn on' | 'turn off' | 'renew') => void
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
