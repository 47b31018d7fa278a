import type { QueryClient } from '@tanstack/react-query'
import { customerQueries } from '#api/profile.queries.ts'
import { createUserProfile, getProfileByToken } from '#api/profile.ts'
import { sessionQueries } from '#api/session.queries.ts'
import { type SessionRefusal, setSession } from '#api/session.ts'
import { type Notice, signInAgainNotice, suspendedNotice } from '#commerce/customers/notices.ts'
import type { Profile, ProfileForm } from '#commerce/customers/profile.ts'
import type { Accepted } from '#commerce/refusal.ts'
import type { SignInMethod } from '#identity/providers/identity-server.ts'
import type {
  AuthUser,
  IdentityProvider,
  Passkeys,
  PasswordCredentials,
  SecondFactor,
} from '#identity/providers/provider.ts'
import { AuthError, SecondFactorNeeded } from '#identity/sign-in/auth-error.ts'
import { authNotice } from '#identity/sign-in/auth-errors.ts'
import { authText } from './auth.messages.ts'
import { clearDriver } from './clear-driver.ts'
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

/** Google's window; the other ways to sign in stay available beside it. */
interface GoogleWindow {
  /** Aborted when the user chooses another way. */
  left: AbortSignal
  /** Called when the window has returned: it cannot be abandoned any more. */
  onBack: () => void
}

export function signInWithGoogle(
  dependencies: SignInDependencies,
  { left, onBack }: GoogleWindow,
): Promise<SignedIn> {
  return signIn(dependencies, 'google', async (provider) => {
    if (left.aborted) throw new AuthError('popup-closed')
    const user = await provider.signInWithGoogle(left)
    onBack()
    return user
  })
}

export function signInAsGuest(dependencies: SignInDependencies): Promise<SignedIn> {
  return signIn(dependencies, 'guest', (provider) => provider.signInAsGuest())
}

export function signInWithPassword(
  dependencies: SignInDependencies,
  credentials: PasswordCredentials,
): Promise<SignedIn> {
  return signIn(dependencies, 'password', (provider) => provider.signInWithPassword(credentials))
}

/** `choose` opens the browser's prompt, or has its answer already. */
export function signInWithPasskey(
  dependencies: SignInDependencies,
  choose: (passkeys: Passkeys) => Promise<object>,
): Promise<SignedIn> {
  return signIn(dependencies, 'passkey', async (provider) => {
    const passkeys = await provider.passkeys?.()
    if (!passkeys) throw new AuthError('not-allowed')
    return passkeys.signIn(await choose(passkeys))
  })
}

/** The second step of signing in; `method` was the first. */
export function submitSecondFactor(
  dependencies: SignInDependencies,
  method: SignInMethod,
  answer: SecondFactor,
): Promise<SignedIn> {
  return signIn(dependencies, method, (provider) => provider.submitSecondFactor(answer))
}

/** Creates account, profile and session; resumes an interrupted registration. */
export function register(
  dependencies: SignInDependencies,
  registration: PasswordCredentials & { name: string },
): Promise<SignedIn> {
  const authenticate = (provider: IdentityProvider) =>
    provider
      .register(registration)
      .catch((refused: unknown) => resumeRegistration(provider, registration, refused))
  return signIn(dependencies, 'password', authenticate, { name: registration.name })
}

/**
 * Signs in at the provider, then at the shop. Guests and Google users get a profile at their first sign-in, and a
 * registration creates it (`newProfile`); a password account without a profile is refused.
 */
async function signIn(
  dependencies: SignInDependencies,
  method: SignInMethod,
  authenticate: (provider: IdentityProvider) => Promise<AuthUser>,
  newProfile?: Partial<ProfileForm>,
): Promise<SignedIn> {
  const { provider } = dependencies
  try {
    const user = await authenticate(provider)
    // From now on the user is signed in at the provider, even if the shop's part is cut off.
    signInHint.set()
    const form = newProfile ?? (method === 'password' || method === 'passkey' ? null : {})
    const started = await startShopSession(dependencies, user, form)
    if (!started.ok) await provider.signOut()
    return started
  } catch (error) {
    if (error instanceof SecondFactorNeeded) return { ok: false, wantsSecondFactor: method }
    return { ok: false, notice: authNotice(error) }
  }
}

const refusedNotices: Record<SessionRefusal, () => Notice> = {
  suspended: suspendedNotice,
  'token-refused': signInAgainNotice,
  'sign-in-too-old': signInAgainNotice,
}

/** Starts the shop's session for a user of the provider, whose missing profile `form` creates. */
async function startShopSession(
  { provider, queryClient }: SignInDependencies,
  user: AuthUser,
  form: Partial<ProfileForm> | null,
): Promise<SignedIn> {
  const token = await provider.idToken()
  const bearer = { uid: user.uid, token }
  let found = await callShop(getProfileByToken({ data: bearer }))
  if (found.ok && !found.profile) {
    if (!form) return { ok: false, notice: notAuthorizedNotice() }
    const created = await callShop(createUserProfile({ data: { ...bearer, form } }))
    if (created !== true) return { ok: false, notice: created }
    found = await callShop(getProfileByToken({ data: bearer }))
  }
  if (!found.ok) return { ok: false, notice: signInAgainNotice() }
  if (found.profile?.suspended) return { ok: false, notice: suspendedNotice() }

  const verificationSent = await sendVerificationIfNeeded(provider, user)
  const session = await callShop(setSession({ data: { token } }))
  if (!session.ok) return { ok: false, notice: refusedNotices[session.refusal]() }
  await Promise.all([cacheSession(queryClient, session.uid), clearDriver()])
  // Read with the session, because an invitation may have changed the role.
  return { ok: true, profile: session.profile, verificationSent }
}

/**
 * Resumes a registration that ended before its profile was created, for a client that knows its password. In any other
 * case the address is in use, which `refused` already says.
 */
async function resumeRegistration(
  provider: IdentityProvider,
  { email, password }: PasswordCredentials,
  refused: unknown,
): Promise<AuthUser> {
  if (!(refused instanceof AuthError) || refused.kind !== 'email-in-use') throw refused
  const user = await provider.signInWithPassword({ email, password }).catch(() => {
    throw refused
  })
  const token = await provider.idToken()
  const found = await callShop(getProfileByToken({ data: { uid: user.uid, token } }))
  if (found.ok && !found.profile) return user
  await provider.signOut()
  throw refused
}

/** Reports a lost connection to the shop like one to the provider. */
async function callShop<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    // Browsers throw a TypeError for a missing or interrupted response.
    throw cause instanceof TypeError ? new AuthError('network', { cause }) : cause
  }
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

function notAuthorizedNotice(): Notice {
  return { title: authText('notAuthorizedTitle'), message: authText('notAuthorized') }
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
