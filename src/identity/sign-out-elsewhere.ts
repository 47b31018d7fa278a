import type { PasswordChange } from './provider.ts'
import { endOtherSessions, setSession } from './session.functions.ts'
import { rememberSession, type SignInDesk } from './sign-in.ts'

/** Out of the provider and out of the shop in every browser but this one. */
export async function signOutElsewhere({ provider }: SignInDesk): Promise<void> {
  // The provider first: a browser that still knew it would fetch itself a new session of the shop.
  await provider.signOutElsewhere()
  await endOtherSessions()
}

/** A new password ends all sessions, this one too: it is begun again at once. */
export async function changePassword(
  { provider, queryClient }: SignInDesk,
  change: PasswordChange,
): Promise<void> {
  await provider.changePassword(change)
  const session = await setSession({ data: { token: await provider.idToken() } })
  if (session.ok) await rememberSession(queryClient, session.uid)
}
