import type { OpenDatabase } from '#database/engine.server.ts'
import { findUnreadable } from '#identity/providers/embedded/identity-key/find-unreadable.server.ts'
import { type CheckResult, failed, ok } from './finding.ts'

/** The key of the settings reads what the embedded provider has encrypted; with another one no user can sign in. */
export async function checkIdentityKey({ db }: OpenDatabase, key: string): Promise<CheckResult> {
  const { signingKeys, secondFactors } = await findUnreadable(db, key)
  if (signingKeys.length + secondFactors.length === 0)
    return ok('the embedded provider reads its keys and second factors')
  const unread = [
    counted(signingKeys.length, 'signing key'),
    counted(secondFactors.length, 'second factor'),
  ].filter((part) => part !== '')
  return failed(
    `IDENTITY_ADMIN_PRIVATE_KEY does not decrypt ${unread.join(' and ')}`,
    'Restore the previous key. If it leaked, stop every instance and run npm run replace-identity-key.',
  )
}

function counted(count: number, noun: string): string {
  if (count === 0) return ''
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
