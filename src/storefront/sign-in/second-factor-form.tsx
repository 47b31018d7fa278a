import { type FormEvent, useState } from 'react'
import type { SecondFactor } from '#identity/providers/provider.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'

export interface SecondFactorFormProps {
  pending: boolean
  onAnswer: (answer: SecondFactor) => void
  onBack: () => void
}

/** The second step after the password or Google: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ pending, onAnswer, onBack }: SecondFactorFormProps) {
  const [lost, setLost] = useState(false)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = textOf(new FormData(event.currentTarget), 'code').replaceAll(/\s/g, '')
    const wrong = lost ? checkRecoveryCode(typed) : checkCode(typed)
    setError(wrong)
    if (wrong || pending) return
    onAnswer(lost ? { recoveryCode: typed } : { code: typed })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
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
          error={error}
        />
      ) : (
        <TextField
          key="code"
          label="Authentication code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
          help="The six-digit code from your authenticator app."
          error={error}
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
            setError(undefined)
          }}
        >
          {lost ? 'Use your authenticator app' : 'Use a recovery code'}
        </button>
        <button type="button" className="link" onClick={onBack}>
          Start over
        </button>
      </p>
    </form>
  )
}

function checkCode(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : 'Please enter the six digits from your app.'
}

function checkRecoveryCode(code: string): string | undefined {
  return /^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/.test(code)
    ? undefined
    : 'A recovery code looks like abcde-12345.'
}
