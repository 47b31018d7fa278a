import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, type FormEvent, useState } from 'react'
import {
  guestName,
  type Profile,
  type ProfileForm as ProfileFields,
} from '#commerce/customers/profile.ts'
import type { ProfileMessages } from '#commerce/customers/profile-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'
import { saveProfileWithToasts } from './save-profile.ts'
import { clearUnsaved, keepUnsaved, unsavedEntries } from './unsaved-profile.ts'

export interface ProfileFormProps {
  profile: Profile | null
  button: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'>
  onSaved?: () => Promise<void>
}

/** Creates or edits the profile of the signed-in user. */
export function ProfileForm({ profile, button, onSaved }: ProfileFormProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [shown] = useState(() => unsavedEntries(profile) ?? profile)
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<ProfileMessages>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const typed = typedIn(new FormData(event.currentTarget))
    const saved = await saveProfileWithToasts(queryClient, typed)
    setErrors(saved.fields)
    setPending(false)
    if (saved.first) {
      keepUnsaved(profile, typed)
      await router.navigate({ to: saved.first, search: { next: router.state.location.href } })
    }
    if (!saved.ok) return
    clearUnsaved()
    await onSaved?.()
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="Name"
          name="name"
          autoComplete="given-name"
          defaultValue={shown?.name === guestName ? '' : shown?.name}
          error={errors.name}
        />
        <TextField
          label="Surname"
          name="surname"
          autoComplete="family-name"
          optional
          defaultValue={shown?.surname}
          error={errors.surname}
        />
      </div>
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        optional
        defaultValue={shown?.email}
        error={errors.email}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        optional
        help="Include + and the country code for numbers outside Egypt."
        defaultValue={shown?.phone}
        error={errors.phone}
      />
      <Button type="submit" {...button} pending={pending}>
        Save
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
