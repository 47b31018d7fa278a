import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { identityQueries } from '#api/identity.queries.ts'
import { useAuth } from '#auth/auth-context.tsx'
import { signOut, signOutFailed } from '#auth/sign-out.ts'
import { changePassword, signOutElsewhere } from '#auth/sign-out-elsewhere.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { isStaff } from '#commerce/staff/roles.ts'
import { deviceName } from '#identity/sessions/device-name.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { notify } from '#ui/toast.ts'
import { useCheckedForm } from '#ui/use-checked-form.ts'
import { EmailField, PasswordField } from '../sign-in/credential-fields.tsx'
import { checkEmail, checkNewPassword, checkPassword } from '../sign-in/credentials.ts'
import { SecuritySection } from './security-section.tsx'
import { TwoFactorSection } from './two-factor/two-factor-section.tsx'
import { useProviderCall } from './use-provider-call.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Cairo' })

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

function ChangePassword() {
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

/** Changes the email of the account, which takes effect after a click on the link mailed to it. */
function ChangeEmail({ email }: { email: string }) {
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

interface SecondFactorNoticeProps {
  /** Undefined while it is loading. */
  isOn: boolean | undefined
  next: string | undefined
}

/** Explains to staff why the dashboard redirected here. */
function SecondFactorNotice({ isOn, next }: SecondFactorNoticeProps) {
  const queryClient = useQueryClient()
  const router = useRouter()

  async function signInAgain() {
    const provider = await loadProvider().catch(() => null)
    if (!provider || !(await signOut({ provider, queryClient }))) {
      notify.error(signOutFailed)
      return
    }
    await router.navigate({ to: '/login', search: { next } })
  }

  return (
    <div role="status" className="grid gap-4 rounded-sm border border-line bg-linen p-5 sm:p-6">
      <p>
        {isOn
          ? 'The dashboard requires two-factor authentication. Sign in again with a code from your authenticator app.'
          : 'The dashboard requires two-factor authentication. Turn it on below.'}
      </p>
      {isOn && (
        <div>
          <Button onClick={signInAgain}>Sign in again</Button>
        </div>
      )}
    </div>
  )
}

function SignedInDevices({ uid }: { uid: string | undefined }) {
  const { pending, run } = useProviderCall()
  const { data, error } = useQuery({
    queryKey: ['users', 'sign-ins', uid],
    queryFn: async () => (await loadProvider()).listSignIns(),
    enabled: uid !== undefined,
    retry: false,
  })

  const leaveOthers = () =>
    run('Signing out...', async (dependencies) => {
      await signOutElsewhere(dependencies)
      await dependencies.queryClient.invalidateQueries({ queryKey: ['users', 'sign-ins'] })
      return ['Signed out everywhere else']
    })

  return (
    <SecuritySection title="Signed-in devices">
      {error && <p className="text-ink-soft">{authNotice(error).message}</p>}
      {!data && !error && <Skeleton className="h-16 w-full" />}
      {data && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map(({ id, userAgent, since, isThis }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4"
            >
              <span className="font-medium">{deviceName(userAgent)}</span>
              {isThis && <Badge tint="sage">This browser</Badge>}
              <span className="w-full text-sm text-ink-soft">Signed in on {day.format(since)}</span>
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <div>
          <Button variant="quiet" pending={pending} onClick={leaveOthers}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </SecuritySection>
  )
}
