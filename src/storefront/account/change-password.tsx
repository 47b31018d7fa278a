import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { changePassword } from '#auth/sign-out-elsewhere.ts'
import { loadProvider } from '#identity/providers/load-provider.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { Button } from '#ui/button.tsx'
import { textOf } from '#ui/text-of.ts'
import { notify } from '#ui/toast.ts'
import { checkNewPassword, passwordHelp } from '../sign-in/credentials.ts'
import { PasswordField } from '../sign-in/password-field.tsx'

export function ChangePassword() {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const [wrong, setWrong] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const present = textOf(new FormData(form), 'present')
    const next = textOf(new FormData(form), 'password')
    const { password: mistake } = checkNewPassword(next)
    setWrong(mistake)
    if (mistake || pending) return
    setPending(true)
    const toast = notify.loading('Saving...')
    try {
      await changePassword({ provider: await loadProvider(), queryClient }, { present, next })
      form.reset()
      notify.success('Saved Successfully', 'You are signed out everywhere else.', toast)
    } catch (failure) {
      const { title, message } = authNotice(failure)
      notify.error(title, message, toast)
    }
    setPending(false)
  }

  return (
    <section className="grid gap-4" aria-labelledby="password-change">
      <h2 id="password-change" className="font-display text-xl">
        Password
      </h2>
      <p className="text-ink-soft">A new password signs you out everywhere else.</p>
      <form method="post" noValidate onSubmit={submit} className="grid max-w-sm gap-5">
        <PasswordField label="Current password" name="present" autoComplete="current-password" />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          help={passwordHelp}
          error={wrong}
        />
        <div>
          <Button type="submit" pending={pending}>
            Change password
          </Button>
        </div>
      </form>
    </section>
  )
}
