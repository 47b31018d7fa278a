import { Link } from '@tanstack/react-router'
import { register } from '#auth/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useCheckedForm } from '#ui/use-checked-form.ts'
import { EmailField, PasswordField } from './credential-fields.tsx'
import { checkEmail, checkName, checkNewPassword } from './credentials.ts'
import { GoogleSignInButton } from './google-sign-in-button.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'
import { signInText } from './sign-in.messages.ts'
import { SignInLayout } from './sign-in-layout.tsx'
import type { SignInPageProps } from './sign-in-page.tsx'
import { useSignIn } from './use-sign-in.ts'

export function RegisterPage({ next, offersGoogle }: Omit<SignInPageProps, 'offersPasskey'>) {
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
    <SignInLayout title={signInText('registerTitle')} lead={signInText('registerLead')}>
      <div className="grid gap-6">
        {offersGoogle && <GoogleSignInButton {...{ ready, pending, isBlocked, startGoogle }} />}
        <form {...form} className="grid gap-5">
          <TextField
            label={signInText('yourName')}
            name="name"
            autoComplete="name"
            error={errors.name}
          />
          <EmailField autoComplete="username" error={errors.email} />
          <PasswordField label={signInText('password')} isNew error={errors.password} />
          <Button
            type="submit"
            size="large"
            wide
            disabled={isBlocked('password')}
            pending={pending === 'password'}
          >
            {signInText('register')}
          </Button>
        </form>
        <p className="text-sm text-ink-soft">
          {signInText.rich('haveAccount', {
            link: (text) => (
              <Link to="/login" search={next ? { next } : {}} className="link">
                {text}
              </Link>
            ),
          })}
        </p>
      </div>
    </SignInLayout>
  )
}
