import { useRouter } from '@tanstack/react-router'
import type { Profile } from '#commerce/customers/profile.ts'
import { profileText } from './profile-form.messages.ts'
import { ProfileForm } from './profile-form.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

interface CompleteProfilePageProps {
  profile: Profile | null
  next: string | undefined
}

export function CompleteProfilePage({ profile, next }: CompleteProfilePageProps) {
  const router = useRouter()
  return (
    <SignInLayout title={profileText('title')} lead={profileText('lead')}>
      <ProfileForm
        profile={profile}
        button={{ size: 'large', wide: true }}
        onSaved={() => router.navigate({ href: next ?? '/', replace: true })}
      />
    </SignInLayout>
  )
}
