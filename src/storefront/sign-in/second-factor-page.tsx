import { useState } from 'react'
import type { SecondFactor } from '#identity/providers/provider.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type FieldErrors, useCheckedForm } from '#ui/use-checked-form.ts'
import { CodeField } from './credential-fields.tsx'
import { checkCode } from './credentials.ts'
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
    <SignInLayout title="Two-factor authentication" lead="Enter a code to finish signing in.">
      <form {...form} className="grid gap-5">
        {lost ? (
          <TextField
            key="recovery"
            label="Recovery code"
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            help="One of the ten codes you saved when you turned on two-factor authentication. Each works once."
            error={errors.code}
          />
        ) : (
          <CodeField
            key="code"
            autoFocus
            help="The six-digit code from your authenticator app."
            error={errors.code}
          />
        )}
        <Button type="submit" size="large" wide pending={pending}>
          Sign in
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
            {lost ? 'Use your authenticator app' : 'Use a recovery code'}
          </button>
          <button type="button" className="link" onClick={onBack}>
            Start over
          </button>
        </p>
      </form>
    </SignInLayout>
  )
}

function checkRecoveryCode(code: string): FieldErrors {
  return /^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/.test(code)
    ? {}
    : { code: 'A recovery code looks like abcde-12345.' }
}
