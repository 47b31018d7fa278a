import { embeddedIdentity } from '#platform/services.server.ts'
import { createVerifiedAccount, type PasswordAccount } from './password-account.server.ts'

/** For the demo seed: creates an account in the running shop's identity provider, and returns its uid. */
export function createPasswordAccount(account: PasswordAccount): Promise<string> {
  if (!embeddedIdentity) throw new Error('The demo seed needs the embedded identity provider.')
  return createVerifiedAccount(embeddedIdentity.auth, account)
}
