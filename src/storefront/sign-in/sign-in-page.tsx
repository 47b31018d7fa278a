import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { signInAsGuest, signInWithPassword } from '#auth/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'
import { checkEmail, type FieldErrors } from './credentials.ts'
import { Divider } from './divider.tsx'
import { GoogleSignInButton } from './google-sign-in-button.tsx'
import { PasswordField } from './password-field.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import { useSignIn } from './use-sign-in.ts'

export interface SignInPageProps {
  next: string | undefined
  offersGoogle: boolean
}

export function SignInPage({ next, offersGoogle }: SignInPageProps) {
  const { ready, pending, isBlocked, start, startGoogle, secondFactor } = useSignIn(next)
  const [errors, setErrors] = useState<FieldErrors>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = textOf(form, 'email').trim()
    const password = textOf(form, 'password')
    const wrong: FieldErrors = {
      ...checkEmail(email),
      ...(password === '' ? { password: 'Please enter your password.' } : {}),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    start('password', (dependencies) => signInWithPassword(dependencies, { email, password }))
  }

  if (secondFactor) return <SecondFactorPage {...secondFactor} />
  return (
    <SignInLayout title="Welcome back" lead="Sign in to order and to see your orders.">
      <div className="grid gap-6">
        {offersGoogle && <GoogleSignInButton {...{ ready, pending, isBlocked, startGoogle }} />}
        {/* A form submitted before hydration must not put the password into the URL. */}
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            error={errors.email}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
          <Button
            type="submit"
            size="large"
            wide
            disabled={isBlocked('password')}
            pending={pending === 'password'}
          >
            Sign in
          </Button>
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
            <Link to="/register" search={next ? { next } : {}} className="link">
              Create an account
            </Link>
            <Link to="/reset-password" className="link">
              Forgot your password?
            </Link>
          </p>
        </form>
        <Divider>or without an account</Divider>
        <Button
          variant="quiet"
          size="large"
          wide
          disabled={!ready || isBlocked('guest')}
          pending={pending === 'guest'}
          onClick={() => start('guest', signInAsGuest)}
        >
          Continue as a guest
        </Button>
      </div>
    </SignInLayout>
  )
}
