import { Link, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { AuthError } from '#identity/sign-in/auth-error.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'
import { useProviderCall } from '../account/use-provider-call.ts'
import { checkEmail, checkNewPassword, type FieldErrors, passwordHelp } from './credentials.ts'
import { PasswordField } from './password-field.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

export interface ResetPasswordPageProps {
  /** The code in the mailed link; without it the page requests the email. */
  code: string | undefined
  linkIsSpent: boolean
}

export function ResetPasswordPage({ code, linkIsSpent }: ResetPasswordPageProps) {
  const [isVoid, setVoid] = useState(linkIsSpent)
  if (code && !isVoid) return <NewPassword code={code} onVoid={() => setVoid(true)} />
  return (
    <SignInLayout
      isAnswer={isVoid}
      title={isVoid ? 'This link no longer works' : 'Forgot your password?'}
      lead="Enter your email address and we will send you a link to choose a new password."
    >
      <RequestLink />
    </SignInLayout>
  )
}

function RequestLink() {
  const { pending, run } = useProviderCall()
  const [errors, setErrors] = useState<FieldErrors>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = textOf(new FormData(event.currentTarget), 'email').trim()
    const wrong = checkEmail(email)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    run('Sending...', async ({ provider }) => {
      await provider.sendPasswordReset(email)
      // Does not reveal whether the account exists.
      return ['Email sent', 'If this address has an account, the link will arrive shortly.']
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email}
      />
      <Button type="submit" size="large" wide pending={pending}>
        Send reset link
      </Button>
      <p className="text-sm">
        <Link to="/login" className="link">
          Back to sign-in
        </Link>
      </p>
    </form>
  )
}

function NewPassword({ code, onVoid }: { code: string; onVoid: () => void }) {
  const router = useRouter()
  const { pending, run } = useProviderCall()
  const [errors, setErrors] = useState<FieldErrors>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = textOf(new FormData(event.currentTarget), 'password')
    const wrong = checkNewPassword(password)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    run('Saving...', async ({ provider }) => {
      try {
        await provider.resetPassword(code, password)
      } catch (error) {
        if (!(error instanceof AuthError) || error.kind !== 'credential-expired') throw error
        onVoid()
        return null
      }
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
