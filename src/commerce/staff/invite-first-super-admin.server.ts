import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { isEmail } from '../email.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { addFirstInvitation, lockSuperAdmins } from './roster-store.server.ts'

export type FirstInvitation = Accepted | Refusal<'not-an-address' | 'there-is-one'>

/**
 * Invites the first super admin of a new shop from its command line, because no admin exists who could do it. The first
 * sign-in with this verified email accepts the invitation.
 */
export async function inviteFirstSuperAdmin(
  shop: Pick<ShopContext, 'db' | 'now'>,
  address: string,
): Promise<FirstInvitation> {
  if (!isEmail(address)) return { ok: false, refusal: 'not-an-address' }
  return inTransaction(shop.db, async (tx): Promise<FirstInvitation> => {
    if ((await lockSuperAdmins(tx)).length > 0) return { ok: false, refusal: 'there-is-one' }
    const at = shop.now()
    const email = address.toLowerCase()
    await addFirstInvitation(tx, { email, at })
    await writeAudit(tx, {
      at,
      actorId: 'operator',
      action: 'invitation.made',
      subject: email,
      before: null,
      after: { role: 'superAdmin' },
    })
    return { ok: true }
  })
}
