import { findOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { type ErasureContext, eraseAccount } from './erase-account.server.ts'
import { eraseRecipientOfOrder } from './erase-recipient.server.ts'
import type { LoggedErasure } from './erasure-log.ts'
import { purgeOrder } from './purge-personal-data.server.ts'

type RepeatContext = ErasureContext & Pick<ShopContext, 'guests'>

/**
 * Repeats erasures after a restore, each in a transaction of its own. Idempotent. Returns those that the restored data
 * blocks: its order has not ended there.
 */
export async function repeatErasures(
  context: RepeatContext,
  erasures: Iterable<LoggedErasure>,
): Promise<LoggedErasure[]> {
  const blocked = []
  for (const erasure of erasures) if (!(await repeat(context, erasure))) blocked.push(erasure)
  return blocked
}

async function repeat(context: RepeatContext, { scope, id }: LoggedErasure): Promise<boolean> {
  if (scope === 'account') return (await eraseAccount(context, id)).ok
  if (scope === 'recipient') return (await eraseRecipientOfOrder(context, id)).ok
  if (await purgeOrder(context, id)) return true
  const order = await findOrder(context.db, id)
  return !order || order.erasedAt !== undefined
}
