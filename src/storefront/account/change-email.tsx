import { Button } from '#ui/button.tsx'
import { useCheckedForm } from '#ui/use-checked-form.ts'
import { EmailField, PasswordField } from '../sign-in/credential-fields.tsx'
import { checkEmail, checkPassword } from '../sign-in/credentials.ts'
import { SecuritySection } from './security-section.tsx'
import { useProviderCall } from './use-provider-call.ts'

/** Changes the email of the account, which takes effect after a click on the link mailed to it. */
export function ChangeEmail({ email }: { email: string }) {
  const { pending, run } = useProviderCall()
  const { form, errors } = useCheckedForm({
    read: (text) => ({ email: text('email').trim(), password: text('confirmation') }),
    check: ({ email, password }) => ({ ...checkEmail(email), ...checkPassword(password) }),
    async submit(change, entered) {
      const sent = await run('Sending...', async ({ provider }) => {
        await provider.requestEmailChange(change)
        return ['Email sent', 'Open the link that we sent to the new address.']
      })
      if (sent) entered.reset()
    },
  })

  return (
    <SecuritySection title="Email">
      <p className="text-ink-soft">
        You sign in with <span className="break-words text-ink">{email}</span>.
      </p>
      <form {...form} aria-label="Change email" className="grid max-w-sm gap-5">
        <EmailField label="New email" error={errors.email} />
        <PasswordField label="Your password" name="confirmation" error={errors.password} />
        <div>
          <Button type="submit" pending={pending}>
            Change email
          </Button>
        </div>
      </form>
    </SecuritySection>
  )
}
