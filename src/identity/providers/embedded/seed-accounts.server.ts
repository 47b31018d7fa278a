import { embeddedIdentity } from '#platform/services.server.ts'
import {
  openPasswordAccount,
  type PasswordAccount,
} from '../../passwords/password-account.server.ts'

/** For the demo's seed: an account in the running shop's identity provider. Answers its uid. */
export function createPasswordAccount(account: PasswordAccount): Promise<string> {
  if (!embeddedIdentity) throw new Error('The demo has accounts at the embedded provider alone.')
  return openPasswordAccount(embeddedIdentity.auth, account)
}
