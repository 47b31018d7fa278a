import { endOtherSessions, setSession } from '#api/session.ts'
import type { PasswordChange } from '#identity/providers/provider.ts'
import { AuthError } from '#identity/sign-in/auth-error.ts'
import { cacheSession, type SignInDependencies } from './sign-in.ts'

/** Signs out of provider and shop in every other browser. */
export async function signOutElsewhere({ provider }: SignInDependencies): Promise<void> {
  // The provider first: a browser still signed in there would start a new session of the shop.
  await provider.signOutElsewhere()
  await endOtherSessions()
}

export async function changePassword(
  dependencies: SignInDependencies,
  change: PasswordChange,
): Promise<void> {
  await dependencies.provider.changePassword(change)
  await beginAgain(dependencies)
  // Not every provider notifies the shop.
  await endOtherSessions()
}

/** An address change ends all sessions of the account; a browser signed in to it starts a new one. */
export async function confirmEmailChange(
  dependencies: SignInDependencies,
  code: string,
): Promise<void> {
  await dependencies.provider.confirmEmailChange(code)
  await beginAgain(dependencies).catch((error: unknown) => {
    const isSignedOut = error instanceof AuthError && error.kind === 'credential-expired'
    if (!isSignedOut) throw error
  })
}

/** The first code of the app turns the second factor on. */
export async function confirmTwoFactor(
  dependencies: SignInDependencies,
  code: string,
): Promise<void> {
  await dependencies.provider.twoFactor?.confirm(code)
  await beginAgain(dependencies)
}

export async function turnOffTwoFactor(
  dependencies: SignInDependencies,
  password: string,
): Promise<void> {
  await dependencies.provider.twoFactor?.turnOff(password)
  await beginAgain(dependencies)
}

export async function removePasskey(dependencies: SignInDependencies, id: string): Promise<void> {
  const passkeys = await dependencies.provider.passkeys?.()
  await passkeys?.remove(id)
  await beginAgain(dependencies)
}

/** A change of the sign-in ends all sessions, including this one: start a new one at once. */
async function beginAgain({ provider, queryClient }: SignInDependencies): Promise<void> {
  const session = await setSession({ data: { token: await provider.idToken() } })
  if (session.ok) await cacheSession(queryClient, session.uid)
}
