import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { textOf } from '#ui/text-of.ts'
import { PasswordField } from '../../sign-in/password-field.tsx'

export interface PasswordStepProps {
  action: string
  pending: boolean
  onConfirm: (password: string) => void
  onCancel: () => void
}

/** Required before every change of the sign-in: an unlocked computer may be used by someone else. */
export function PasswordStep({ action, pending, onConfirm, onCancel }: PasswordStepProps) {
  const [error, setError] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = textOf(new FormData(event.currentTarget), 'confirmation')
    setError(password === '' ? 'Please enter your password.' : undefined)
    if (password !== '' && !pending) onConfirm(password)
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-sm gap-5">
      <PasswordField
        label="Your password"
        name="confirmation"
        autoComplete="current-password"
        help="To confirm that it is you."
        error={error}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {action}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
