import { inTransaction } from '#database/transaction.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { deleteAlertsByToken } from '../stock-alerts/stock-alert-store.server.ts'
import { hashOfStopToken } from './stop-link.server.ts'

export type StoppedEmails = Accepted | Refusal<'link-unknown'>

/** The recipient of an email ends the emails of its kind with the link in it. */
export function stopEmails({ db }: Pick<ShopContext, 'db'>, token: string): Promise<StoppedEmails> {
  return inTransaction(db, async (tx): Promise<StoppedEmails> => {
    const isKnown = await deleteAlertsByToken(tx, hashOfStopToken(token))
    return isKnown ? { ok: true } : { ok: false, refusal: 'link-unknown' }
  })
}
