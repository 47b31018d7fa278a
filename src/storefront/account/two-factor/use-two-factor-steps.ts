import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { customerQueries } from '#api/profile.queries.ts'
import { confirmTwoFactor, turnOffTwoFactor } from '#auth/sign-out-elsewhere.ts'
import type { TwoFactorStart } from '#identity/providers/provider.ts'
import { formText } from '#ui/form.messages.ts'
import { useProviderCall } from '../use-provider-call.ts'
import { twoFactorText } from './two-factor.messages.ts'

/** Each action requires the password first. */
export type TwoFactorAction = 'turn on' | 'turn off' | 'renew'

/** The step of the current action. */
type Step =
  | { at: 'rest' }
  | { at: 'password'; before: TwoFactorAction }
  | { at: 'app'; begun: TwoFactorStart }
  | { at: 'codes'; codes: readonly string[] }

/** The steps of turning it on or off and of replacing the codes, each at the identity provider. */
export function useTwoFactorSteps() {
  const queryClient = useQueryClient()
  const { pending, run } = useProviderCall()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const rest = () => setStep({ at: 'rest' })
  const choose = (before: TwoFactorAction) => setStep({ at: 'password', before })
  const readAgain = () => queryClient.invalidateQueries({ queryKey: customerQueries.root })

  const begin = (password: string) =>
    run(twoFactorText('preparing'), async ({ provider }) => {
      const begun = await provider.twoFactor?.begin(password)
      if (begun) setStep({ at: 'app', begun })
      return null
    })

  const confirm = (code: string, { recoveryCodes }: TwoFactorStart) =>
    run(formText('saving'), async (dependencies) => {
      await confirmTwoFactor(dependencies, code)
      setStep({ at: 'codes', codes: recoveryCodes })
      await readAgain()
      return [formText('saved'), twoFactorText('signedOutElsewhere')]
    })

  const renew = (password: string) =>
    run(formText('saving'), async ({ provider }) => {
      const codes = (await provider.twoFactor?.renewRecoveryCodes(password)) ?? []
      setStep({ at: 'codes', codes })
      return [formText('saved'), twoFactorText('oldCodesVoid')]
    })

  const turnOff = (password: string) =>
    run(formText('saving'), async (dependencies) => {
      await turnOffTwoFactor(dependencies, password)
      await readAgain()
      rest()
      return [formText('saved'), twoFactorText('off')]
    })

  return { step, pending, rest, choose, begin, confirm, renew, turnOff }
}
