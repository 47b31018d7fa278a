import { Link } from '@tanstack/react-router'
import { register } from '#auth/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useCheckedForm } from '#ui/use-checked-form.ts'
import { EmailField, PasswordField } from './credential-fields.tsx'
import { checkEmail, checkName, checkNewPassword } from './credentials.ts'
import { GoogleSignInButton } from './google-sign-in-button.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import type { SignInPageProps } from './sign-in-page.tsx'
import { useSignIn } from './use-sign-in.ts'

export function RegisterPage({ next, offersGoogle }: SignInPageProps) {
  const { ready, pending, isBlocked, start, startGoogle, secondFactor } = useSignIn(next)
  const { form, errors } = useCheckedForm({
    read: (text) => ({
      name: text('name').trim(),
      email: text('email').trim(),
      password: text('password'),
    }),
    check: ({ name, email, password }) => ({
      ...checkName(name),
      ...checkEmail(email),
      ...checkNewPassword(password),
    }),
    submit: (account) => start('password', (dependencies) => register(dependencies, account)),
  })

  if (secondFactor) return <SecondFactorPage {...secondFactor} />
  return (
    <SignInLayout
      title="Create your account"
      lead="See all your orders in one place, and check out faster."
    >
      <div className="grid gap-6">
        {offersGoogle && <GoogleSignInButton {...{ ready, pending, isBlocked, startGoogle }} />}
        <form {...form} className="grid gap-5">
          <TextField label="Your name" name="name" autoComplete="name" error={errors.name} />
          <EmailField autoComplete="username" error={errors.email} />
          <PasswordField label="Password" isNew error={errors.password} />
          <Button
            type="submit"
            size="large"
            wide
            disabled={isBlocked('password')}
            pending={pending === 'password'}
          >
            Create account
          </Button>
        </form>
        <p className="text-sm text-ink-soft">
          Already have an account?{' '}
          <Link to="/login" search={next ? { next } : {}} className="link">
            Sign in
          </Link>
        </p>
      </div>
    </SignInLayout>
  )
}
