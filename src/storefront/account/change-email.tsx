import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'
import { checkEmail, type FieldErrors } from '../sign-in/credentials.ts'
import { PasswordField } from '../sign-in/password-field.tsx'
import { useProviderCall } from './use-provider-call.ts'

/** Changes the email of the account, which takes effect after a click on the link mailed to it. */
export function ChangeEmail({ email }: { email: string }) {
  const { pending, run } = useProviderCall()
  const [errors, setErrors] = useState<FieldErrors>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const next = textOf(new FormData(form), 'email').trim()
    const password = textOf(new FormData(form), 'confirmation')
    const wrong: FieldErrors = {
      ...checkEmail(next),
      ...(password === '' ? { password: 'Please enter your password.' } : {}),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const sent = await run('Sending...', async ({ provider }) => {
      await provider.requestEmailChange({ email: next, password })
      return ['Email sent', 'Open the link that we sent to the new address.']
    })
    if (sent) form.reset()
  }

  return (
    <section className="grid gap-4" aria-labelledby="email-change">
      <h2 id="email-change" className="font-display text-xl">
        Email
      </h2>
      <p className="text-ink-soft">
        You sign in with <span className="break-words text-ink">{email}</span>.
      </p>
      <form method="post" noValidate onSubmit={submit} className="grid max-w-sm gap-5">
        <TextField
          label="New email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email}
        />
        <PasswordField
          label="Your password"
          name="confirmation"
          autoComplete="current-password"
          error={errors.password}
        />
        <div>
          <Button type="submit" pending={pending}>
            Change email
          </Button>
        </div>
      </form>
    </section>
  )
}
