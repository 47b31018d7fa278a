import { createHash } from 'node:crypto'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { LinkedDelivery, OwnerLinkScope } from './owner-link.ts'

// A token has 256 random bits, so a plain hash protects the links of a leaked table.
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Saves the hash of a token. A repetition changes nothing, so a revoked link stays revoked. */
export async function insertOwnerLink(
  db: Database,
  {
    token,
    orderId,
    scope,
    at,
  }: { token: string; orderId: string; scope: OwnerLinkScope; at: number },
): Promise<void> {
  await db
    .insertInto('ownerLinks')
    .values({ tokenHash: hashOf(token), orderId, scope, createdAt: at, revokedAt: null })
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .execute()
}

interface Linked {
  userId: string
  /** The widest scope of the tokens. An unknown one permits least. */
  scope: OwnerLinkScope
  delivery: LinkedDelivery
}

/** The order that one of the tokens opens. A suspended user's links open nothing. */
export async function findLinked(
  db: Database,
  { orderId, tokens }: { orderId: string; tokens: readonly string[] },
): Promise<Linked | null> {
  const rows = await db
    .selectFrom('ownerLinks')
    .innerJoin('orders', 'orders.id', 'ownerLinks.orderId')
    .leftJoin('users', 'users.id', 'orders.userId')
    .select([
      'ownerLinks.scope',
      'orders.userId',
      'orders.deliveryDate as date',
      'orders.slotEndMinute as endMinute',
    ])
    .where('ownerLinks.tokenHash', 'in', tokens.map(hashOf))
    .where('ownerLinks.orderId', '=', orderId)
    .where('ownerLinks.revokedAt', 'is', null)
    .where((user) => user.or([user('suspended', 'is', null), user('suspended', '=', 0)]))
    .execute()
  const [row] = rows
  if (!row) return null
  const { userId, date, endMinute } = row
  const scope = rows.some((one) => one.scope === 'order') ? 'order' : 'pay'
  return { userId, scope, delivery: { date, endMinute } }
}

/** Returns how many links worked until now. */
export async function revokeOwnerLinks(
  tx: Transaction,
  orderId: string,
  at: number,
): Promise<number> {
  const updated = await tx
    .updateTable('ownerLinks')
    .set({ revokedAt: at })
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return Number(updated.numUpdatedRows)
}

/** Returns how many links of all orders worked until now. */
export async function revokeAllOwnerLinks(tx: Transaction, at: number): Promise<number> {
  const updated = await tx
    .updateTable('ownerLinks')
    .set({ revokedAt: at })
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return Number(updated.numUpdatedRows)
}

/** Purges the links of deliveries until a day. */
export async function purgeOwnerLinksUntil(db: Database, day: string): Promise<void> {
  await db
    .deleteFrom('ownerLinks')
    .where('orderId', 'in', (orders) =>
      orders.selectFrom('orders').select('id').where('deliveryDate', '<=', day),
    )
    .execute()
}
