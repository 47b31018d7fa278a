import { useNavigate } from '@tanstack/react-router'
import { openAccount, userQueries } from '#api/users.ts'
import type { ProfileForm } from '#commerce/customers/profile.ts'
import { Button } from '#ui/button.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { useSave } from '../saving/use-save.ts'
import { UserForm } from './user-form.tsx'
import { userRefusal } from './user-refusals.ts'
import { usersText } from './users.messages.ts'

const emptyForm: ProfileForm = { name: '', surname: '', email: '', phone: '' }

export function NewUserPage() {
  const navigate = useNavigate()
  const { save, isSaving } = useSave({
    send: (form: ProfileForm) => openAccount({ data: form }),
    refusal: userRefusal,
    invalidates: [userQueries.all()],
  })

  async function open(form: ProfileForm) {
    const opened = await save(form)
    if (opened?.ok) {
      await navigate({ to: '/dashboard/users/$userId', params: { userId: opened.userId } })
    }
    return opened
  }

  return (
    <>
      <BackLink to="/dashboard/users">{usersText('all')}</BackLink>
      <h1 className="mt-1 font-display text-xl">{usersText('newUser')}</h1>
      <p className="mt-1 mb-8 max-w-prose text-xs text-ink-soft">{usersText('newUserNote')}</p>
      <UserForm start={emptyForm} needsEmail emailHelp={usersText('signInEmail')} onSave={open}>
        {({ isChanged }) => (
          <Button type="submit" className="mt-6" pending={isSaving} disabled={!isChanged}>
            {usersText('create')}
          </Button>
        )}
      </UserForm>
    </>
  )
}
