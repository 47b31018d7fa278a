import { inTransaction } from '#database/transaction.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { insertOptOut, stopInvitation } from '../reviews/invitation-store.server.ts'
import { optOutHash } from '../reviews/invite-to-review.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { deleteAlertsByToken } from '../stock-alerts/stock-alert-store.server.ts'
import { hashOfStopToken } from './stop-link.server.ts'

export type StoppedEmails = Accepted | Refusal<'link-unknown'>

/** The recipient of an email ends the emails of its kind, stock alerts or review invitations, with the link in it. */
export function stopEmails(
  shop: Pick<ShopContext, 'db' | 'now' | 'keyedHash'>,
  token: string,
): Promise<StoppedEmails> {
  const hash = hashOfStopToken(token)
  return inTransaction(shop.db, async (tx): Promise<StoppedEmails> => {
    const at = shop.now()
    if (await deleteAlertsByToken(tx, hash, at)) return { ok: true }
    const invited = await stopInvitation(tx, hash, at)
    if (invited === null) return { ok: false, refusal: 'link-unknown' }
    await insertOptOut(tx, optOutHash(shop, invited), at)
    return { ok: true }
  })
}
