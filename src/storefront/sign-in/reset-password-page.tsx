import { Link, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { authNotice } from '#identity/auth-errors.ts'
import { loadProvider } from '#identity/load-provider.ts'
import type { IdentityProvider } from '#identity/provider.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'
import { notify } from '#ui/toast.ts'
import { checkEmail, checkNewPassword, type FieldErrors, passwordHelp } from './credentials.ts'
import { PasswordField } from './password-field.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

export interface ResetPasswordPageProps {
  /** What the mailed link carries; without it one asks for the mail. */
  code: string | undefined
  linkIsSpent: boolean
}

export function ResetPasswordPage({ code, linkIsSpent }: ResetPasswordPageProps) {
  if (code) return <NewPassword code={code} />
  return (
    <SignInLayout
      title={linkIsSpent ? 'This link no longer works' : 'Forgot your password?'}
      lead="Give us your e-mail address, and we send you a link to choose a new one."
    >
      <AskForMail />
    </SignInLayout>
  )
}

function AskForMail() {
  const { pending, run } = useProviderCall()
  const [errors, setErrors] = useState<FieldErrors>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = textOf(new FormData(event.currentTarget), 'email').trim()
    const wrong = checkEmail(email)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    run('Sending...', async (provider) => {
      await provider.sendPasswordReset(email)
      // Says nothing about whether the account exists.
      return ['Mail sent', 'If there is an account for this address, the link is on its way.']
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email}
      />
      <Button type="submit" size="large" wide pending={pending}>
        Send me a link
      </Button>
      <p className="text-sm">
        <Link to="/login" className="link">
          Back to sign-in
        </Link>
      </p>
    </form>
  )
}

function NewPassword({ code }: { code: string }) {
  const router = useRouter()
  const { pending, run } = useProviderCall()
  const [errors, setErrors] = useState<FieldErrors>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = textOf(new FormData(event.currentTarget), 'password')
    const wrong = checkNewPassword(password)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    run('Saving...', async (provider) => {
      await provider.resetPassword(code, password)
      await router.navigate({ to: '/login', replace: true })
      return ['Saved Successfully', 'You can sign in with your new password.']
    })
  }

  return (
    <SignInLayout title="Choose a new password" lead="You will be signed out everywhere else.">
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          help={passwordHelp}
          error={errors.password}
        />
        <Button type="submit" size="large" wide pending={pending}>
          Save password
        </Button>
      </form>
    </SignInLayout>
  )
}

type Words = [title: string, message: string]

function useProviderCall() {
  const [pending, setPending] = useState(false)

  async function run(doing: string, call: (provider: IdentityProvider) => Promise<Words>) {
    if (pending) return
    setPending(true)
    const toast = notify.loading(doing)
    try {
      const [title, message] = await call(await loadProvider())
      notify.success(title, message, toast)
    } catch (error) {
      const { title, message } = authNotice(error)
      notify.error(title, message, toast)
    } finally {
      setPending(false)
    }
  }

  return { pending, run }
}
