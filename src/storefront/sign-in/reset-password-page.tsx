import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { useCheckedForm } from '#ui/use-checked-form.ts'
import { useProviderCall } from '../account/use-provider-call.ts'
import { EmailField, PasswordField } from './credential-fields.tsx'
import { checkEmail, checkNewPassword } from './credentials.ts'
import { resetPasswordText } from './reset-password.messages.ts'
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
      title={resetPasswordText(isVoid ? 'linkVoid' : 'forgot')}
      lead={resetPasswordText('lead')}
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
      run(resetPasswordText('sending'), async ({ provider }) => {
        await provider.sendPasswordReset(email)
        // Does not reveal whether the account exists.
        return [resetPasswordText('emailSent'), resetPasswordText('emailSentNote')]
      }),
  })

  return (
    <form {...form} className="grid gap-5">
      <EmailField autoComplete="username" error={errors.email} />
      <Button type="submit" size="large" wide pending={pending}>
        {resetPasswordText('send')}
      </Button>
      <p className="text-sm">
        <Link to="/login" className="link">
          {resetPasswordText('back')}
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
        formText('saving'),
        async ({ provider }) => {
          await provider.resetPassword(code, password)
          await router.navigate({ to: '/login', replace: true })
          return [formText('saved'), resetPasswordText('savedNote')]
        },
        { 'credential-expired': onVoid },
      ),
  })

  return (
    <SignInLayout title={resetPasswordText('choose')} lead={resetPasswordText('chooseLead')}>
      <form {...form} className="grid gap-5">
        <PasswordField label={resetPasswordText('newPassword')} isNew error={errors.password} />
        <Button type="submit" size="large" wide pending={pending}>
          {resetPasswordText('savePassword')}
        </Button>
      </form>
    </SignInLayout>
  )
}
