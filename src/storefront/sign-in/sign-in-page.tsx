import { Link } from '@tanstack/react-router'
import { signInAsGuest, signInWithPassword } from '#auth/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { useCheckedForm } from '#ui/use-checked-form.ts'
import { EmailField, PasswordField } from './credential-fields.tsx'
import { checkEmail, checkPassword } from './credentials.ts'
import { Divider, GoogleSignInButton } from './google-sign-in-button.tsx'
import { PasskeySignInButton } from './passkey-sign-in-button.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'
import { signInText } from './sign-in.messages.ts'
import { SignInLayout } from './sign-in-layout.tsx'
import { useSignIn } from './use-sign-in.ts'

export interface SignInPageProps {
  next: string | undefined
  offersGoogle: boolean
  offersPasskey: boolean
}

export function SignInPage({ next, offersGoogle, offersPasskey }: SignInPageProps) {
  const { ready, pending, isBlocked, start, startGoogle, secondFactor } = useSignIn(next)
  const { form, errors } = useCheckedForm({
    read: (text) => ({ email: text('email').trim(), password: text('password') }),
    check: ({ email, password }) => ({ ...checkEmail(email), ...checkPassword(password) }),
    submit: (credentials) =>
      start('password', (dependencies) => signInWithPassword(dependencies, credentials)),
  })

  const isCheckout = /^\/checkout(\?|$)/.test(next ?? '')

  if (secondFactor) return <SecondFactorPage {...secondFactor} />
  const google = offersGoogle && (
    <GoogleSignInButton {...{ ready, pending, isBlocked, startGoogle }} />
  )
  const guest = (
    <Button
      variant={isCheckout ? 'primary' : 'quiet'}
      size="large"
      wide
      disabled={!ready || isBlocked('guest')}
      pending={pending === 'guest'}
      onClick={() => start('guest', signInAsGuest)}
    >
      {signInText('asGuest')}
    </Button>
  )
  return (
    <SignInLayout
      title={signInText(isCheckout ? 'checkoutTitle' : 'title')}
      lead={signInText(isCheckout ? 'checkoutLead' : 'lead')}
    >
      <div className="grid gap-6">
        {isCheckout && (
          <>
            {guest}
            <Divider>{signInText('withAccount')}</Divider>
          </>
        )}
        {google}
        <form {...form} className="grid gap-5">
          <EmailField
            autoComplete={offersPasskey ? 'username webauthn' : 'username'}
            error={errors.email}
          />
          <PasswordField label={signInText('password')} error={errors.password} />
          <Button
            type="submit"
            variant={isCheckout ? 'quiet' : 'primary'}
            size="large"
            wide
            disabled={isBlocked('password')}
            pending={pending === 'password'}
          >
            {signInText('signIn')}
          </Button>
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
            <Link to="/register" search={next ? { next } : {}} className="link">
              {signInText('createAccount')}
            </Link>
            <Link to="/reset-password" className="link">
              {signInText('forgotPassword')}
            </Link>
          </p>
        </form>
        {offersPasskey && <PasskeySignInButton {...{ ready, pending, isBlocked, start }} />}
        {!isCheckout && (
          <>
            <Divider>{signInText('withoutAccount')}</Divider>
            {guest}
          </>
        )}
      </div>
    </SignInLayout>
  )
}
