import { operator } from '#commerce/audit/audit-entry.ts'
import { writeAudit } from '#commerce/audit/audit-store.server.ts'
import type { Accepted, Refusal } from '#commerce/refusal.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { findUnreadable } from './find-unreadable.server.ts'
import {
  deleteSigningKeys,
  endEverySignIn,
  removeAuthenticator,
} from './identity-key-store.server.ts'

export type ReplacedIdentityKey = Accepted<{ secondFactors: number }> | Refusal<'key-fits'>

/**
 * After IDENTITY_ADMIN_PRIVATE_KEY leaked and was replaced, while no instance runs: removes what the leaked key protected or
 * derives, so that users sign in with the new one. Refused while the key of the settings reads everything.
 */
export function replaceIdentityKey(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  key: string,
): Promise<ReplacedIdentityKey> {
  return inTransaction(db, async (tx): Promise<ReplacedIdentityKey> => {
    const { signingKeys, secondFactors } = await findUnreadable(tx, key)
    if (signingKeys.length + secondFactors.length === 0) return { ok: false, refusal: 'key-fits' }
    await deleteSigningKeys(tx, signingKeys)
    let count = 0
    for (const userId of secondFactors) if (await removeAuthenticator(tx, userId)) count += 1
    await endEverySignIn(tx)
    const entry = { at: now(), actorId: operator, before: null, after: null }
    await writeAudit(tx, { ...entry, action: 'identity-key.replaced', subject: 'identity-key' })
    return { ok: true, secondFactors: count }
  })
}
