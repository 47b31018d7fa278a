import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { identityQueries } from '#api/identity.queries.ts'
import { useAuth } from '#auth/auth-context.tsx'
import type { Profile } from '#commerce/customers/profile.ts'
import { isStaff } from '#commerce/staff/roles.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { SecondFactorNotice } from './second-factor-notice.tsx'
import { SignedInDevices } from './signed-in-devices.tsx'
import { TwoFactorSection } from './two-factor/two-factor-section.tsx'

interface SecurityPageProps {
  profile: Profile | null
  /** The dashboard redirected here because a second factor is missing. */
  secondFactorMissing: boolean
  next: string | undefined
}

/** Sign-in methods and signed-in devices of the user. */
export function SecurityPage({ profile, secondFactorMissing, next }: SecurityPageProps) {
  const router = useRouter()
  const { user } = useAuth()
  const { data: methods } = useQuery(
    identityQueries.signInMethods(user?.isGuest ? undefined : user?.uid),
  )
  // Turning it on adds the second factor to this session, so the notice disappears.
  const { data: isMissing } = useQuery({
    ...identityQueries.secondFactorMissing(),
    initialData: secondFactorMissing,
  })
  const follow = next ? () => router.navigate({ href: next }) : undefined
  return (
    <div className="page-width grid gap-12 pt-6 lg:pt-10 *:max-w-2xl">
      <div>
        <nav aria-label="Breadcrumb" className="text-xs text-ink-soft">
          <Link to="/account" className="hover:text-moss">
            Your account
          </Link>
        </nav>
        <h1 className="mt-2 font-display text-3xl">Sign-in and security</h1>
      </div>
      {isMissing && <SecondFactorNotice isOn={methods?.secondFactor} next={next} />}
      {user && profile && isStaff(profile.role) && (
        <TwoFactorSection
          uid={user.uid}
          isEmailVerified={user.emailVerified}
          {...(follow ? { onDone: follow } : {})}
        />
      )}
      <SignedInDevices uid={user?.uid} />
      {user && methods?.password && (
        <>
          <ChangeEmail email={user.email} />
          <ChangePassword />
        </>
      )}
    </div>
  )
}
