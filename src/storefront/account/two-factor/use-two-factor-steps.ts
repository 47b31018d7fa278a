import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { customerQueries } from '#api/profile.queries.ts'
import { confirmTwoFactor, turnOffTwoFactor } from '#auth/sign-out-elsewhere.ts'
import type { TwoFactorStart } from '#identity/providers/provider.ts'
import { useProviderCall } from '../use-provider-call.ts'

/** What somebody may set out to do; their password comes first. */
export type TwoFactorAction = 'turn on' | 'turn off' | 'renew'

/** Where somebody is in turning it on or off, or in renewing the codes. */
type Step =
  | { at: 'rest' }
  | { at: 'password'; before: TwoFactorAction }
  | { at: 'app'; begun: TwoFactorStart }
  | { at: 'codes'; codes: readonly string[] }

/** The way through turning it on or off and renewing the codes, each step of it done at the identity provider. */
export function useTwoFactorSteps() {
  const queryClient = useQueryClient()
  const { pending, run } = useProviderCall()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const rest = () => setStep({ at: 'rest' })
  const choose = (before: TwoFactorAction) => setStep({ at: 'password', before })
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

  return { step, pending, rest, choose, begin, confirm, renew, turnOff }
}
