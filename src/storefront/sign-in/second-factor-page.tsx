import { SecondFactorForm, type SecondFactorFormProps } from './second-factor-form.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

/** Takes the place of the sign-in screen when the account wants a second factor. */
export function SecondFactorPage(props: SecondFactorFormProps) {
  return (
    <SignInLayout title="One more step" lead="This account has two-factor authentication.">
      <SecondFactorForm {...props} />
    </SignInLayout>
  )
}
