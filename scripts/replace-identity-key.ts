import './support/checked-settings.ts'
import { replaceIdentityKey } from '#identity/providers/embedded/identity-key/replace-identity-key.server.ts'
import { environment } from '#platform/environment.server.ts'
import { database, embeddedIdentity, shop } from '#platform/services.server.ts'

/**
 * After IDENTITY_ADMIN_PRIVATE_KEY leaked and .env has another one, while no instance runs:
 * `npm run replace-identity-key`. A repetition changes nothing.
 */

if (!embeddedIdentity)
  throw new Error('Firebase keeps the accounts: its console replaces its keys.')
const replaced = await replaceIdentityKey(shop, environment.IDENTITY_ADMIN_PRIVATE_KEY)
await database.close()
if (replaced.ok) {
  console.log('All users sign in again.')
  console.log(
    `${replaced.secondFactors} users with an authenticator app choose a new password by email first.`,
  )
} else {
  console.error('Nothing changed: the key in .env already reads everything.')
  process.exitCode = 1
}
