import { newDocumentId } from '#database/document-id.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { isEmail } from '../email.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { holdSuperAdmins } from './admin-store.server.ts'

export type FirstInvitation = Accepted | Refusal<'not-an-address' | 'there-is-one'>

/**
 * For whoever opens a new shop, from the machine that it runs on: there is nobody yet who could invite anybody. The
 * invitation is taken up by the first sign-in with this address, once it is proved.
 */
export async function inviteFirstSuperAdmin(
  shop: Pick<ShopContext, 'db' | 'now'>,
  email: string,
): Promise<FirstInvitation> {
  if (!isEmail(email)) return { ok: false, refusal: 'not-an-address' }
  return inTransaction(shop.db, async (tx): Promise<FirstInvitation> => {
    if ((await holdSuperAdmins(tx)).length > 0) return { ok: false, refusal: 'there-is-one' }
    const at = shop.now()
    const invitation = { email: email.toLowerCase(), role: 'superAdmin', userId: null }
    await tx
      .insertInto('admins')
      .values({ ...invitation, id: newDocumentId(), addedBy: null, createdAt: at })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ role: 'superAdmin' }))
      .execute()
    await writeAudit(tx, {
      at,
      actorId: 'operator',
      action: 'invitation.made',
      subject: invitation.email,
      before: null,
      after: { role: 'superAdmin' },
    })
    return { ok: true }
  })
}
