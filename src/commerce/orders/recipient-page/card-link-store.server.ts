import type { Database, Transaction } from '#database/engine.server.ts'
import { findOrderIdOfLink, hashOf } from '../recipient-address/address-link-store.server.ts'

/** Saves the hash of a token. A repetition changes nothing, so a revoked link stays revoked. */
export async function insertCardLink(
  db: Database,
  { token, orderId, at }: { token: string; orderId: string; at: number },
): Promise<void> {
  await db
    .insertInto('cardLinks')
    .values({ tokenHash: hashOf(token), orderId, createdAt: at, revokedAt: null })
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .execute()
}

/** How many links of printed cards were revoked, by order. */
export async function countRevokedCardLinks(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('cardLinks')
    .select(['orderId', (all) => all.fn.countAll<number>().as('count')])
    .where('orderId', 'in', orderIds)
    .where('revokedAt', 'is not', null)
    .groupBy('orderId')
    .execute()
  return new Map(rows.map(({ orderId, count }) => [orderId, Number(count)]))
}

/** Returns how many links worked until now. */
export async function revokeCardLinks(
  tx: Transaction,
  orderId: string,
  at: number,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('cardLinks')
    .set({ revokedAt: at })
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Returns how many links of all orders worked until now. */
export async function revokeAllCardLinks(tx: Transaction, at: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('cardLinks')
    .set({ revokedAt: at })
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The order of a recipient's link: that of the address, or that of the printed card. Null when no order has it. */
export async function findRecipientLink(
  db: Database,
  token: string,
): Promise<{ orderId: string; isOfCard: boolean } | null> {
  const orderId = await findOrderIdOfLink(db, token)
  if (orderId !== null) return { orderId, isOfCard: false }
  const row = await db
    .selectFrom('cardLinks')
    .innerJoin('orders', 'orders.id', 'cardLinks.orderId')
    .select('orderId')
    .where('tokenHash', '=', hashOf(token))
    .where('revokedAt', 'is', null)
    // Erasure deletes the rows of revoked links, so a print that was under way may store one again.
    .where('orders.recipientName', '<>', '')
    .executeTakeFirst()
  return row ? { orderId: row.orderId, isOfCard: true } : null
}

/** Purges the links of recipients of deliveries until a day. */
export async function purgeRecipientLinksUntil(db: Database, day: string): Promise<void> {
  for (const table of ['cardLinks', 'addressLinks'] as const) {
    await db
      .deleteFrom(table)
      .where('orderId', 'in', (orders) =>
        orders.selectFrom('orders').select('id').where('deliveryDate', '<=', day),
      )
      .execute()
  }
}
