import { SecondFactorForm, type SecondFactorFormProps } from './second-factor-form.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

/** Replaces the sign-in screen when the account needs a second factor. */
export function SecondFactorPage(props: SecondFactorFormProps) {
  return (
    <SignInLayout title="Two-factor authentication" lead="Enter a code to finish signing in.">
      <SecondFactorForm {...props} />
    </SignInLayout>
  )
}
