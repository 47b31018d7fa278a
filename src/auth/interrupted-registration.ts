import { getProfileByToken } from '#api/profile.ts'
import type {
  AuthUser,
  IdentityProvider,
  PasswordCredentials,
} from '#identity/providers/provider.ts'
import { AuthError } from '#identity/sign-in/auth-error.ts'
import { callShop } from './call-shop.ts'

/**
 * Resumes a registration that ended before its profile was created, for a client that knows its password. In any other
 * case the address is in use, which `refused` already says.
 */
export async function resumeRegistration(
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
