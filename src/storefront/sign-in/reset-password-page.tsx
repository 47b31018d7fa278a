import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useCheckedForm } from '#ui/use-checked-form.ts'
import { useProviderCall } from '../account/use-provider-call.ts'
import { EmailField, PasswordField } from './credential-fields.tsx'
import { checkEmail, checkNewPassword } from './credentials.ts'
import { SignInLayout } from './sign-in-layout.tsx'

interface ResetPasswordPageProps {
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
  const { form, errors } = useCheckedForm({
    read: (text) => text('email').trim(),
    check: checkEmail,
    submit: (email) =>
      run('Sending...', async ({ provider }) => {
        await provider.sendPasswordReset(email)
        // Does not reveal whether the account exists.
        return ['Email sent', 'If this address has an account, the link will arrive shortly.']
      }),
  })

  return (
    <form {...form} className="grid gap-5">
      <EmailField autoComplete="username" error={errors.email} />
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
  const { form, errors } = useCheckedForm({
    read: (text) => text('password'),
    check: checkNewPassword,
    submit: (password) =>
      run(
        'Saving...',
        async ({ provider }) => {
          await provider.resetPassword(code, password)
          await router.navigate({ to: '/login', replace: true })
          return ['Saved Successfully', 'You can sign in with your new password.']
        },
        { 'credential-expired': onVoid },
      ),
  })

  return (
    <SignInLayout title="Choose a new password" lead="You will be signed out everywhere else.">
      <form {...form} className="grid gap-5">
        <PasswordField label="New password" isNew error={errors.password} />
        <Button type="submit" size="large" wide pending={pending}>
          Save password
        </Button>
      </form>
    </SignInLayout>
  )
}
