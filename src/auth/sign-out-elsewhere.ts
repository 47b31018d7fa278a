import { endOtherSessions, setSession } from '#api/session.ts'
import type { PasswordChange } from '#identity/providers/provider.ts'
import { AuthError } from '#identity/sign-in/auth-error.ts'
import { rememberSession, type SignInDependencies } from './sign-in.ts'

/** Out of the provider and out of the shop in every browser but this one. */
export async function signOutElsewhere({ provider }: SignInDependencies): Promise<void> {
  // The provider first: a browser that still knew it would fetch itself a new session of the shop.
  await provider.signOutElsewhere()
  await endOtherSessions()
}

export async function changePassword(
  desk: SignInDependencies,
  change: PasswordChange,
): Promise<void> {
  await desk.provider.changePassword(change)
  await beginAgain(desk)
  // Not every provider tells the shop of it.
  await endOtherSessions()
}

/** An address change ends all sessions of the account; a browser that is signed in to it begins another. */
export async function confirmEmailChange(desk: SignInDependencies, code: string): Promise<void> {
  await desk.provider.confirmEmailChange(code)
  await beginAgain(desk).catch((error: unknown) => {
    const isSignedOut = error instanceof AuthError && error.kind === 'credential-expired'
    if (!isSignedOut) throw error
  })
}

/** The app's first code turns the second factor on. */
export async function confirmTwoFactor(desk: SignInDependencies, code: string): Promise<void> {
  await desk.provider.twoFactor?.confirm(code)
  await beginAgain(desk)
}

export async function turnOffTwoFactor(desk: SignInDependencies, password: string): Promise<void> {
  await desk.provider.twoFactor?.turnOff(password)
  await beginAgain(desk)
}

/** Another way of signing in ends all sessions, this one too: it is begun again at once. */
async function beginAgain({ provider, queryClient }: SignInDependencies): Promise<void> {
  const session = await setSession({ data: { token: await provider.idToken() } })
  if (session.ok) await rememberSession(queryClient, session.uid)
}
