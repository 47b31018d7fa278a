import type { QueryClient } from '@tanstack/react-query'
import { customerQueries } from '#api/profile.queries.ts'
import { createUserProfile, getProfileByToken } from '#api/profile.ts'
import { sessionQueries } from '#api/session.queries.ts'
import { setSession } from '#api/session.ts'
import { type Notice, signInAgainNotice, suspendedNotice } from '#commerce/customers/notices.ts'
import type { Profile, ProfileForm } from '#commerce/customers/profile.ts'
import type { Accepted } from '#commerce/refusal.ts'
import type { SignInMethod } from '#identity/providers/identity-account.ts'
import type {
  AuthUser,
  IdentityProvider,
  PasswordCredentials,
  SecondFactor,
} from '#identity/providers/provider.ts'
import { AuthError, SecondFactorNeeded } from '#identity/sign-in/auth-error.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { callShop } from './call-shop.ts'
import { resumeRegistration } from './interrupted-registration.ts'
import { signInHint } from './sign-in-hint.ts'

export interface SignInDependencies {
  provider: IdentityProvider
  queryClient: QueryClient
}

export type SignedIn =
  | Accepted<{ profile: Profile | null; verificationSent: boolean }>
  | { ok: false; notice: Notice }
  /** The first factor is right: call `submitSecondFactor` next. */
  | { ok: false; wantsSecondFactor: SignInMethod }

export interface Registration extends PasswordCredentials {
  name: string
}

/** Google's window; the other ways to sign in stay available beside it. */
export interface GoogleWindow {
  /** Aborted when the user chooses another way. */
  left: AbortSignal
  /** Called when the window has returned: it cannot be abandoned any more. */
  onBack: () => void
}

export function signInWithGoogle(
  dependencies: SignInDependencies,
  { left, onBack }: GoogleWindow,
): Promise<SignedIn> {
  return withNotice('google', async () => {
    if (left.aborted) throw new AuthError('popup-closed')
    const user = await dependencies.provider.signInWithGoogle(left)
    onBack()
    return startShopSession(dependencies, user, 'google')
  })
}

export function signInAsGuest(dependencies: SignInDependencies): Promise<SignedIn> {
  return withNotice('guest', async () =>
    startShopSession(dependencies, await dependencies.provider.signInAsGuest(), 'guest'),
  )
}

export function signInWithPassword(
  dependencies: SignInDependencies,
  credentials: PasswordCredentials,
): Promise<SignedIn> {
  return withNotice('password', async () =>
    startShopSession(
      dependencies,
      await dependencies.provider.signInWithPassword(credentials),
      'password',
    ),
  )
}

/** The second step of signing in; `method` was the first. */
export function submitSecondFactor(
  dependencies: SignInDependencies,
  method: SignInMethod,
  answer: SecondFactor,
): Promise<SignedIn> {
  return withNotice(method, async () =>
    startShopSession(dependencies, await dependencies.provider.submitSecondFactor(answer), method),
  )
}

/** Creates account, profile and session; resumes an interrupted registration. */
export function register(
  dependencies: SignInDependencies,
  registration: Registration,
): Promise<SignedIn> {
  const { provider } = dependencies
  return withNotice('password', async () => {
    const user = await provider
      .register(registration)
      .catch((refused: unknown) => resumeRegistration(provider, registration, refused))
    return startShopSession(dependencies, user, 'password', { name: registration.name })
  })
}

/**
 * Starts the shop's session for a user of the provider. Guests and Google users get a profile at their first sign-in,
 * and a registration creates it (`newProfile`); a password account without a profile is refused.
 */
async function startShopSession(
  dependencies: SignInDependencies,
  user: AuthUser,
  method: SignInMethod,
  newProfile?: Partial<ProfileForm>,
): Promise<SignedIn> {
  const token = await dependencies.provider.idToken()
  const bearer = { uid: user.uid, token }
  let found = await callShop(getProfileByToken({ data: bearer }))
  if (found.ok && !found.profile) {
    if (method === 'password' && !newProfile)
      return signOutWithNotice(dependencies, notAuthorizedNotice)
    const form = newProfile ?? {}
    const created = await callShop(createUserProfile({ data: { ...bearer, form } }))
    if (created !== true) return signOutWithNotice(dependencies, created)
    found = await callShop(getProfileByToken({ data: bearer }))
  }
  if (!found.ok) return signOutWithNotice(dependencies, signInAgainNotice)
  if (found.profile?.suspended) return signOutWithNotice(dependencies, suspendedNotice)

  const verificationSent = await sendVerificationIfNeeded(dependencies.provider, user)
  const session = await callShop(setSession({ data: { token } }))
  if (!session.ok) return signOutWithNotice(dependencies, session)
  await cacheSession(dependencies.queryClient, session.uid)
  // Read with the session, because an invitation may have changed the role.
  return { ok: true, profile: session.profile, verificationSent }
}

/**
 * Refetches all cached user data. The same user keeps the old data until then, perhaps in the middle of a form; data of
 * another user is removed.
 */
export async function cacheSession(queryClient: QueryClient, uid: string): Promise<void> {
  signInHint.set()
  const session = sessionQueries.current().queryKey
  const people = { queryKey: customerQueries.root }
  const wasHere = isCachedFor(queryClient, uid)
  queryClient.setQueryData(session, uid)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: session }),
    wasHere ? queryClient.invalidateQueries(people) : queryClient.resetQueries(people),
  ])
}

/** The session may already name a user whose profile is not read yet. */
function isCachedFor(queryClient: QueryClient, uid: string): boolean {
  const profile = queryClient.getQueryData(customerQueries.current().queryKey)
  return (
    queryClient.getQueryData(sessionQueries.current().queryKey) === uid &&
    (!profile || profile.id === uid)
  )
}

const notAuthorizedNotice: Notice = {
  title: "You aren't authorized to sign in",
  message: 'There is no profile for this account. Please register, or continue as a guest.',
}

async function signOutWithNotice(
  { provider }: SignInDependencies,
  { title, message }: Notice,
): Promise<SignedIn> {
  await provider.signOut()
  return { ok: false, notice: { title, message } }
}

/** An unverified address does not prevent a sign-in, nor does an email that cannot be sent. */
async function sendVerificationIfNeeded(
  provider: IdentityProvider,
  user: AuthUser,
): Promise<boolean> {
  if (user.isGuest || user.email === '' || user.emailVerified) return false
  return provider.sendVerification().then(
    () => true,
    () => false,
  )
}

async function withNotice(
  method: SignInMethod,
  signIn: () => Promise<SignedIn>,
): Promise<SignedIn> {
  try {
    return await signIn()
  } catch (error) {
    if (error instanceof SecondFactorNeeded) return { ok: false, wantsSecondFactor: method }
    return { ok: false, notice: authNotice(error) }
  }
}
