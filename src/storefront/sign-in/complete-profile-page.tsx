import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Profile } from '#commerce/customers/profile.ts'
import { guestName } from '#commerce/customers/profile.ts'
import type { ProfileMessages } from '#commerce/customers/profile-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from './credentials.ts'
import { saveProfileWithToasts } from './save-profile.ts'
import { SignInLayout } from './sign-in-layout.tsx'

export interface CompleteProfilePageProps {
  profile: Profile | null
  next: string | undefined
}

export function CompleteProfilePage({ profile, next }: CompleteProfilePageProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const ready = useHydrated()
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<ProfileMessages>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const form = new FormData(event.currentTarget)
    const saved = await saveProfileWithToasts(queryClient, {
      name: textOf(form, 'name'),
      surname: textOf(form, 'surname'),
      email: textOf(form, 'email'),
      phone: textOf(form, 'phone'),
    })
    setErrors(saved.fields)
    setPending(false)
    if (saved.ok) await router.navigate({ href: next ?? '/', replace: true })
  }

  return (
    <SignInLayout
      title="A few details"
      lead="So that we know how to greet you, and how to reach you about an order."
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label="Name"
            name="name"
            autoComplete="given-name"
            defaultValue={profile?.name === guestName ? '' : profile?.name}
            error={errors.name}
          />
          <TextField
            label="Surname"
            name="surname"
            autoComplete="family-name"
            optional
            defaultValue={profile?.surname}
            error={errors.surname}
          />
        </div>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          optional
          defaultValue={profile?.email}
          error={errors.email}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          optional
          help="With + and the country code if it is not Egyptian."
          defaultValue={profile?.phone}
          error={errors.phone}
        />
        <Button type="submit" size="large" wide disabled={!ready} pending={pending}>
          Save
        </Button>
      </form>
    </SignInLayout>
  )
}
