import { changePassword } from '#auth/sign-out-elsewhere.ts'
import { Button } from '#ui/button.tsx'
import { useCheckedForm } from '#ui/use-checked-form.ts'
import { PasswordField } from '../sign-in/credential-fields.tsx'
import { checkNewPassword } from '../sign-in/credentials.ts'
import { SecuritySection } from './security-section.tsx'
import { useProviderCall } from './use-provider-call.ts'

export function ChangePassword() {
  const { pending, run } = useProviderCall()
  const { form, errors } = useCheckedForm({
    read: (text) => ({ present: text('present'), next: text('password') }),
    check: ({ next }) => checkNewPassword(next),
    submit: (change, entered) =>
      run('Saving...', async (dependencies) => {
        await changePassword(dependencies, change)
        entered.reset()
        return ['Saved Successfully', 'You are signed out everywhere else.']
      }),
  })

  return (
    <SecuritySection title="Password">
      <p className="text-ink-soft">A new password signs you out everywhere else.</p>
      <form {...form} aria-label="Change password" className="grid max-w-sm gap-5">
        <PasswordField label="Current password" name="present" />
        <PasswordField label="New password" isNew error={errors.password} />
        <div>
          <Button type="submit" pending={pending}>
            Change password
          </Button>
        </div>
      </form>
    </SecuritySection>
  )
}
