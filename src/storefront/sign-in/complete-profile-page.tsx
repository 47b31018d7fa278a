import { useRouter } from '@tanstack/react-router'
import type { Profile } from '#commerce/customers/profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

interface CompleteProfilePageProps {
  profile: Profile | null
  next: string | undefined
}

export function CompleteProfilePage({ profile, next }: CompleteProfilePageProps) {
  const router = useRouter()
  return (
    <SignInLayout
      title="Complete your profile"
      lead="So that we know your name and how to reach you about an order."
    >
      <ProfileForm
        profile={profile}
        button={{ size: 'large', wide: true }}
        onSaved={() => router.navigate({ href: next ?? '/', replace: true })}
      />
    </SignInLayout>
  )
}
