import { createHash } from 'node:crypto'
import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'

/** The token in a recipient's link: letters and digits, of more than 230 random bits. */
export function newAddressToken(): string {
  return newDocumentId() + newDocumentId()
}

// A token has too much entropy to be guessed, so a plain hash protects the links of a leaked table.
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Valid links per order; a new link revokes the oldest one. */
const linksPerOrder = 5

export async function insertAddressLink(
  tx: Transaction,
  { token, orderId, at }: { token: string; orderId: string; at: number },
): Promise<void> {
  const row = { tokenHash: hashOf(token), orderId, createdAt: at }
  // A job that retries inserts its link again.
  await tx
    .insertInto('addressLinks')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const links = await tx
    .selectFrom('addressLinks')
    .select('tokenHash')
    .where('orderId', '=', orderId)
    .orderBy('createdAt', 'desc')
    .execute()
  const old = links.map(({ tokenHash }) => tokenHash).filter((hash) => hash !== row.tokenHash)
  const tooMany = old.slice(linksPerOrder - 1)
  if (tooMany.length === 0) return
  await tx.deleteFrom('addressLinks').where('tokenHash', 'in', tooMany).execute()
}

/** Revokes all links of an order. */
export async function deleteAddressLinks(tx: Transaction, orderId: string): Promise<void> {
  await tx.deleteFrom('addressLinks').where('orderId', '=', orderId).execute()
}

/** Null when no order has this link. */
export async function findOrderIdOfLink(db: Database, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('addressLinks')
    .select('orderId')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()
  return row?.orderId ?? null
}
