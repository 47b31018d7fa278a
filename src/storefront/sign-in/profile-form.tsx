import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { customerQueries } from '#api/profile.queries.ts'
import { saveOwnProfile } from '#api/profile.ts'
import {
  guestName,
  type Profile,
  type ProfileForm as ProfileFields,
} from '#commerce/customers/profile.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { problemTexts } from '#i18n/problem.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'
import { notify } from '#ui/toast.ts'
import { redirectForError } from '../order/redirect-for-error.ts'
import { EmailField } from './credential-fields.tsx'
import { profileText } from './profile-form.messages.ts'

interface ProfileFormProps {
  profile: Profile | null
  button: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'>
  onSaved?: () => Promise<void>
}

/** Entries of a user who must sign in again first; `owner` is null without a profile. */
let unsaved: { owner: string | null; form: ProfileFields } | null = null

/** Creates or edits the profile of the signed-in user. */
export function ProfileForm({ profile, button, onSaved }: ProfileFormProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const owner = profile?.id ?? null
  const [shown] = useState(() => (unsaved?.owner === owner ? unsaved.form : profile))
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<Partial<ProfileFields>>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const form = typedIn(new FormData(event.currentTarget))
    const toast = notify.loading(formText('saving'), 'profile')
    try {
      const saved = await saveOwnProfile({ data: form })
      const found: Partial<ProfileFields> = saved.ok
        ? {}
        : problemTexts(saved.problems, fieldProblemText)
      setErrors(found)
      if (!saved.ok) {
        const [first = formText('tryLater')] = Object.values(found)
        return notify.error(formText('saveFailed'), first, toast)
      }
      queryClient.setQueryData(customerQueries.current().queryKey, saved.profile)
      await queryClient.invalidateQueries({ queryKey: customerQueries.root })
      notify.success(formText('saved'), undefined, toast)
    } catch (error) {
      setErrors({})
      const to = redirectForError(error)
      if (!to) return notify.error(formText('saveFailed'), formText('tryLater'), toast)
      notify.error(profileText('signInAgain'), profileText('entriesKept'), toast)
      unsaved = { owner, form }
      return router.navigate({ to, search: { next: router.state.location.href } })
    } finally {
      setPending(false)
    }
    unsaved = null
    await onSaved?.()
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label={profileText('name')}
          name="name"
          autoComplete="given-name"
          defaultValue={shown?.name === guestName ? '' : shown?.name}
          error={errors.name}
        />
        <TextField
          label={profileText('surname')}
          name="surname"
          autoComplete="family-name"
          optional
          defaultValue={shown?.surname}
          error={errors.surname}
        />
      </div>
      <EmailField optional defaultValue={shown?.email} error={errors.email} />
      <TextField
        label={profileText('phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        optional
        help={profileText('phoneHelp')}
        defaultValue={shown?.phone}
        error={errors.phone}
      />
      <Button type="submit" {...button} pending={pending}>
        {formText('save')}
      </Button>
    </form>
  )
}

function typedIn(form: FormData): ProfileFields {
  return {
    name: textOf(form, 'name'),
    surname: textOf(form, 'surname'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
  }
}
