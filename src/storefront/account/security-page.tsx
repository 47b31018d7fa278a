import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { identityQueries } from '#api/identity.queries.ts'
import { useAuth } from '#auth/auth-context.tsx'
import { changePassword, signOutElsewhere } from '#auth/sign-out-elsewhere.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { isStaff } from '#commerce/staff/roles.ts'
import { deviceName } from '#identity/sessions/device-name.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCheckedForm } from '#ui/use-checked-form.ts'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { AccountDataSection } from '../personal-data/account-data-section.tsx'
import { EmailField, PasswordField } from '../sign-in/credential-fields.tsx'
import { checkEmail, checkNewPassword, checkPassword } from '../sign-in/credentials.ts'
import { dayOf } from './day-of.ts'
import { PasskeySection } from './passkeys/passkey-section.tsx'
import { securityText } from './security.messages.ts'
import { SecurityNotice, SecuritySection } from './security-section.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { TwoFactorSection } from './two-factor/two-factor-section.tsx'
import { useProviderCall } from './use-provider-call.ts'

interface SecurityPageProps {
  profile: Profile | null
  /** The dashboard redirected here because a second factor is missing. */
  secondFactorMissing: boolean
  next: string | undefined
}

/** Sign-in methods and signed-in devices of the user. */
export function SecurityPage({ profile, secondFactorMissing, next }: SecurityPageProps) {
  useFocusRestored()
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
  const { data: passkeys } = useQuery({
    ...identityQueries.passkeys(user?.uid),
    enabled: isMissing && user !== null,
  })
  const hasPasskey = (passkeys?.length ?? 0) > 0
  const follow = next ? () => router.navigate({ href: next }) : undefined
  return (
    <div className="page-width pt-6 lg:pt-10">
      <div className="grid max-w-2xl gap-12">
        <div>
          <nav aria-label={securityText('breadcrumb')} className="text-xs text-ink-soft">
            <Link to="/account" className="hover:text-moss">
              {securityText('account')}
            </Link>
          </nav>
          <h1 className="mt-2 font-display text-3xl">{securityText('title')}</h1>
        </div>
        {isMissing && <SecondFactorNotice isOn={methods?.secondFactor || hasPasskey} next={next} />}
        {user && profile && isStaff(profile.role) && (
          <TwoFactorSection
            uid={user.uid}
            isEmailVerified={user.emailVerified}
            {...(follow ? { onDone: follow } : {})}
          />
        )}
        {user && !user.isGuest && (
          <PasskeySection uid={user.uid} isEmailVerified={user.emailVerified} />
        )}
        <SignedInDevices uid={user?.uid} />
        {user && methods?.password && (
          <>
            <ChangeEmail email={user.email} />
            <ChangePassword />
          </>
        )}
        {user && !user.isGuest && profile && !isStaff(profile.role) && <AccountDataSection />}
      </div>
    </div>
  )
}

function ChangePassword() {
  const { pending, run } = useProviderCall()
  const { form, errors } = useCheckedForm({
    read: (text) => ({ present: text('present'), next: text('password') }),
    check: ({ next }) => checkNewPassword(next),
    submit: (change, entered) =>
      run(formText('saving'), async (dependencies) => {
        await changePassword(dependencies, change)
        entered.reset()
        return [formText('saved'), securityText('signedOutElsewhere')]
      }),
  })

  return (
    <SecuritySection title={securityText('password')}>
      <p className="text-ink-soft">{securityText('passwordNote')}</p>
      <form {...form} aria-label={securityText('changePassword')} className="grid max-w-sm gap-5">
        <PasswordField label={securityText('currentPassword')} name="present" />
        <PasswordField label={securityText('newPassword')} isNew error={errors.password} />
        <div>
          <Button type="submit" pending={pending}>
            {securityText('changePassword')}
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
      const sent = await run(securityText('sending'), async ({ provider }) => {
        await provider.requestEmailChange(change)
        return [securityText('emailSent'), securityText('openLink')]
      })
      if (sent) entered.reset()
    },
  })

  return (
    <SecuritySection title={securityText('email')}>
      <p className="text-ink-soft">
        {securityText.rich('signInWith', {
          email,
          address: (text) => (
            <bdi dir="ltr" className="break-words text-ink">
              {text}
            </bdi>
          ),
        })}
      </p>
      <form {...form} aria-label={securityText('changeEmail')} className="grid max-w-sm gap-5">
        <EmailField label={securityText('newEmail')} error={errors.email} />
        <PasswordField
          label={securityText('yourPassword')}
          name="confirmation"
          error={errors.password}
        />
        <div>
          <Button type="submit" pending={pending}>
            {securityText('changeEmail')}
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
  if (isOn) return <SignInAgain reason={securityText('secondFactorSignIn')} next={next} />
  return (
    <SecurityNotice>
      <p>{securityText('secondFactorTurnOn')}</p>
    </SecurityNotice>
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
    run(securityText('signingOut'), async (dependencies) => {
      await signOutElsewhere(dependencies)
      await dependencies.queryClient.invalidateQueries({ queryKey: ['users', 'sign-ins'] })
      return [securityText('signedOut')]
    })

  return (
    <SecuritySection title={securityText('devices')}>
      {error && <p className="text-ink-soft">{authNotice(error).message}</p>}
      {!data && !error && <Skeleton className="h-16 w-full" />}
      {data && (
        <ul className="border-b border-line">
          {data.map(({ id, userAgent, since, isThis }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-4"
            >
              <span className="font-medium">{deviceName(userAgent)}</span>
              {isThis && <Badge tint="sage">{securityText('thisBrowser')}</Badge>}
              <span className="w-full text-sm text-ink-soft">
                {securityText('signedInOn', { day: dayOf(since) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <div>
          <Button variant="quiet" pending={pending} onClick={leaveOthers}>
            {securityText('signOutElsewhere')}
          </Button>
        </div>
      )}
    </SecuritySection>
  )
}
