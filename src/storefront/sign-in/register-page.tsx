import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { register } from '#auth/sign-in.ts'
import { nameProblem } from '#commerce/person-name.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'
import { checkEmail, checkNewPassword, type FieldErrors, passwordHelp } from './credentials.ts'
import { GoogleSignInButton } from './google-sign-in-button.tsx'
import { PasswordField } from './password-field.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import type { SignInPageProps } from './sign-in-page.tsx'
import { useSignIn } from './use-sign-in.ts'

export function RegisterPage({ next, offersGoogle }: SignInPageProps) {
  const { ready, pending, isBlocked, start, startGoogle, secondFactor } = useSignIn(next)
  const [errors, setErrors] = useState<FieldErrors>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = textOf(form, 'name').trim()
    const email = textOf(form, 'email').trim()
    const password = textOf(form, 'password')
    const wrong = { ...checkName(name), ...checkEmail(email), ...checkNewPassword(password) }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    start('password', (dependencies) => register(dependencies, { name, email, password }))
  }

  if (secondFactor) return <SecondFactorPage {...secondFactor} />
  return (
    <SignInLayout
      title="Create your account"
      lead="See all your orders in one place, and check out faster."
    >
      <div className="grid gap-6">
        {offersGoogle && <GoogleSignInButton {...{ ready, pending, isBlocked, startGoogle }} />}
        {/* A form submitted before hydration must not put the password into the URL. */}
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          <TextField label="Your name" name="name" autoComplete="name" error={errors.name} />
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
            autoComplete="new-password"
            help={passwordHelp}
            error={errors.password}
          />
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

function checkName(name: string): FieldErrors {
  if (name === '') return { name: 'Please enter your name.' }
  const problem = nameProblem(name)
  return problem ? { name: problem } : {}
}
