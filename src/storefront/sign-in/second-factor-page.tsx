import { useState } from 'react'
import type { SecondFactor } from '#identity/providers/provider.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type FieldErrors, useCheckedForm } from '#ui/use-checked-form.ts'
import { CodeField } from './credential-fields.tsx'
import { checkCode } from './credentials.ts'
import { signInText } from './sign-in.messages.ts'
import { SignInLayout } from './sign-in-layout.tsx'

interface SecondFactorPageProps {
  pending: boolean
  onAnswer: (answer: SecondFactor) => void
  onBack: () => void
}

/**
 * Replaces the sign-in screen when the account needs a second factor: a code of the authenticator app, or a recovery
 * code.
 */
export function SecondFactorPage({ pending, onAnswer, onBack }: SecondFactorPageProps) {
  const [lost, setLost] = useState(false)
  const { form, errors, setErrors } = useCheckedForm({
    read: (text) => text('code').replaceAll(/\s/g, ''),
    check: lost ? checkRecoveryCode : checkCode,
    submit: (code) => onAnswer(lost ? { recoveryCode: code } : { code }),
  })

  return (
    <SignInLayout title={signInText('secondFactorTitle')} lead={signInText('secondFactorLead')}>
      <form {...form} className="grid gap-5">
        {lost ? (
          <TextField
            key="recovery"
            label={signInText('recoveryCode')}
            name="code"
            // Left to right, as every field with a type.
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            help={signInText('recoveryCodeHelp')}
            error={errors.code}
          />
        ) : (
          <CodeField key="code" autoFocus help={signInText('codeHelp')} error={errors.code} />
        )}
        <Button type="submit" size="large" wide pending={pending}>
          {signInText('signIn')}
        </Button>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
          <button
            type="button"
            className="link"
            onClick={() => {
              setLost(!lost)
              setErrors({})
            }}
          >
            {signInText(lost ? 'useApp' : 'useRecoveryCode')}
          </button>
          <button type="button" className="link" onClick={onBack}>
            {signInText('startOver')}
          </button>
        </p>
      </form>
    </SignInLayout>
  )
}

function checkRecoveryCode(code: string): FieldErrors {
  return /^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/.test(code)
    ? {}
    : { code: signInText('recoveryCodeInvalid') }
}
