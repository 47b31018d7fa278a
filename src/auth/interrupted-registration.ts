import { getProfileByToken } from '#api/profile.ts'
import type {
  AuthUser,
  IdentityProvider,
  PasswordCredentials,
} from '#identity/providers/provider.ts'
import { AuthError } from '#identity/sign-in/auth-error.ts'
import { reachShop } from './reach-shop.ts'

/**
 * An account whose registration ended before its profile was made: whoever has its password may go on. To anybody else,
 * and where there is a profile, the address is in use, which is all that `refused` has said already.
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
  const found = await reachShop(getProfileByToken({ data: { uid: user.uid, token } }))
  if (found.ok && !found.profile) return user
  await provider.signOut()
  throw refused
}
