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
import { resumeRegistration } from './interrupted-registration.ts'
import { reachShop } from './reach-shop.ts'
import { signInHint } from './sign-in-hint.ts'

export interface SignInDependencies {
  provider: IdentityProvider
  queryClient: QueryClient
}

export type SignedIn =
  | Accepted<{ profile: Profile | null; verificationSent: boolean }>
  | { ok: false; notice: Notice }
  /** Right so far: the answer goes to `answerSecondFactor`. */
  | { ok: false; wantsSecondFactor: SignInMethod }

export interface Registration extends PasswordCredentials {
  name: string
}

/** Google's window, beside which the other ways in stay open. */
export interface GoogleWindow {
  /** Another way was taken while it was open. */
  left: AbortSignal
  /** Somebody came back through it: it cannot be left any more. */
  onBack: () => void
}

export function signInWithGoogle(
  desk: SignInDependencies,
  { left, onBack }: GoogleWindow,
): Promise<SignedIn> {
  return orNotice('google', async () => {
    if (left.aborted) throw new AuthError('popup-closed')
    const user = await desk.provider.signInWithGoogle(left)
    onBack()
    return enter(desk, user, 'google')
  })
}

export function signInAsGuest(desk: SignInDependencies): Promise<SignedIn> {
  return orNotice('guest', async () => enter(desk, await desk.provider.signInAsGuest(), 'guest'))
}

export function signInWithPassword(
  desk: SignInDependencies,
  credentials: PasswordCredentials,
): Promise<SignedIn> {
  return orNotice('password', async () =>
    enter(desk, await desk.provider.signInWithPassword(credentials), 'password'),
  )
}

/** The second half of signing in: the first was by `method`. */
export function submitSecondFactor(
  desk: SignInDependencies,
  method: SignInMethod,
  answer: SecondFactor,
): Promise<SignedIn> {
  return orNotice(method, async () =>
    enter(desk, await desk.provider.submitSecondFactor(answer), method),
  )
}

/** Account, then profile, then session; one that was interrupted goes on where it ended. */
export function register(desk: SignInDependencies, registration: Registration): Promise<SignedIn> {
  const { provider } = desk
  return orNotice('password', async () => {
    const user = await provider
      .register(registration)
      .catch((refused: unknown) => resumeRegistration(provider, registration, refused))
    return enter(desk, user, 'password', { name: registration.name })
  })
}

/**
 * From the provider's door into the shop. Guests and people from Google get a profile at their first visit, and so
 * does whoever registers (`newProfile`); a password alone, without a profile, opens nothing.
 */
async function enter(
  desk: SignInDependencies,
  user: AuthUser,
  method: SignInMethod,
  newProfile?: Partial<ProfileForm>,
): Promise<SignedIn> {
  const token = await desk.provider.idToken()
  const bearer = { uid: user.uid, token }
  let found = await reachShop(getProfileByToken({ data: bearer }))
  if (found.ok && !found.profile) {
    if (method === 'password' && !newProfile) return turnAway(desk, notAuthorizedNotice)
    const form = newProfile ?? {}
    const created = await reachShop(createUserProfile({ data: { ...bearer, form } }))
    if (created !== true) return turnAway(desk, created)
    found = await reachShop(getProfileByToken({ data: bearer }))
  }
  if (!found.ok) return turnAway(desk, signInAgainNotice)
  if (found.profile?.suspended) return turnAway(desk, suspendedNotice)

  const verificationSent = await askToVerify(desk.provider, user)
  const session = await reachShop(setSession({ data: { token } }))
  if (!session.ok) return turnAway(desk, session)
  await rememberSession(desk.queryClient, session.uid)
  // Read again with the session: an invitation may just have changed the role.
  return { ok: true, profile: session.profile, verificationSent }
}

/**
 * Everything that was cached about who is here is read again. Until then it stands for whoever was here already, in the
 * middle of a form perhaps; of anybody else nothing is left.
 */
export async function rememberSession(queryClient: QueryClient, uid: string): Promise<void> {
  signInHint.set()
  const session = sessionQueries.current().queryKey
  const people = { queryKey: customerQueries.root }
  const wasHere = isReadFor(queryClient, uid)
  queryClient.setQueryData(session, uid)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: session }),
    wasHere ? queryClient.invalidateQueries(people) : queryClient.resetQueries(people),
  ])
}

/** The session alone does not tell: read again, it may know of somebody whose profile is not read yet. */
function isReadFor(queryClient: QueryClient, uid: string): boolean {
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

async function turnAway(
  { provider }: SignInDependencies,
  { title, message }: Notice,
): Promise<SignedIn> {
  await provider.signOut()
  return { ok: false, notice: { title, message } }
}

/** Somebody whose mail address is unproven may come in all the same; a mail that cannot be sent keeps nobody out. */
async function askToVerify(provider: IdentityProvider, user: AuthUser): Promise<boolean> {
  if (user.isGuest || user.email === '' || user.emailVerified) return false
  return provider.sendVerification().then(
    () => true,
    () => false,
  )
}

async function orNotice(method: SignInMethod, signIn: () => Promise<SignedIn>): Promise<SignedIn> {
  try {
    return await signIn()
  } catch (error) {
    if (error instanceof SecondFactorNeeded) return { ok: false, wantsSecondFactor: method }
    return { ok: false, notice: authNotice(error) }
  }
}
