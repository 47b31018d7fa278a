import { useNavigate } from '@tanstack/react-router'
import { userQueries } from '#api/users.queries.ts'
import { openAccount } from '#api/users.ts'
import type { OpenedAccount } from '#commerce/customers/open-account.server.ts'
import type { ProfileForm } from '#commerce/customers/profile.ts'
import type { ProfileMessages } from '#commerce/customers/profile-form.ts'
import { Button } from '#ui/button.tsx'
import { BackLink } from '../layout/back-link.tsx'
import type { Refused } from '../saving/save.ts'
import { useSave } from '../saving/use-save.ts'
import { type SavedProfileForm, UserForm } from './user-form.tsx'
import { userRefusal } from './user-refusals.ts'

const emptyForm: ProfileForm = { name: '', surname: '', email: '', phone: '' }

export function NewUserPage() {
  const navigate = useNavigate()
  const { save, isSaving } = useSave({
    send: (form: ProfileForm) => openAccount({ data: form }),
    refusal: userRefusal,
    invalidates: [userQueries.all()],
  })

  async function open(form: ProfileForm): Promise<SavedProfileForm> {
    const answer = await save(form)
    if (!answer?.ok) return { ok: false, messages: messagesOf(answer) }
    await navigate({ to: '/dashboard/users/$userId', params: { userId: answer.userId } })
    return { ok: true, kept: form }
  }

  return (
    <>
      <BackLink to="/dashboard/users">All users</BackLink>
      <h1 className="mt-1 font-display text-xl">New user</h1>
      <p className="mt-1 mb-8 max-w-prose text-xs text-ink-soft">
        For customers who order by phone. They get an email to set a password.
      </p>
      <UserForm start={emptyForm} needsEmail emailHelp="Used to sign in." onSave={open}>
        {({ isChanged }) => (
          <Button type="submit" className="mt-6" pending={isSaving} disabled={!isChanged}>
            Create account
          </Button>
        )}
      </UserForm>
    </>
  )
}

/** Shows a refusal beside its field. */
function messagesOf(refused: Refused<OpenedAccount> | null): ProfileMessages {
  if (refused?.refusal === 'profile-invalid') return refused.fields
  return refused?.refusal === 'address-taken' ? { email: userRefusal(refused) } : {}
}
