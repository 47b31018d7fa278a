import { createHash } from 'node:crypto'
import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { type AddressSms, type AddressSmsState, addressSmsStates } from './address-sms.ts'

/** The token in a recipient's link: letters and digits, of more than 230 random bits. */
export function newAddressToken(): string {
  return newDocumentId() + newDocumentId()
}

// A token has too much entropy to be guessed, so a plain hash protects the links of a leaked table.
export function hashOf(token: string): string {
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

/** Revokes the links of all orders. Returns how many there were. */
export async function deleteAllAddressLinks(tx: Transaction): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('addressLinks').executeTakeFirst()
  return Number(numDeletedRows)
}

/** Null when no order has this link, and after the erasure of its recipient: all links end with it. */
export async function findOrderIdOfLink(db: Database, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('addressLinks')
    .innerJoin('orders', 'orders.id', 'addressLinks.orderId')
    .select('orderId')
    .where('tokenHash', '=', hashOf(token))
    .where('orders.recipientName', '<>', '')
    .executeTakeFirst()
  return row?.orderId ?? null
}

export async function findAddressSms(db: Database, orderId: string): Promise<AddressSms | null> {
  const row = await db
    .selectFrom('addressSms')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  if (!row) return null
  // A later version may store another state: the message is then under way.
  const state = addressSmsStates.find((one) => one === row.state) ?? 'waiting'
  return { ...row, state }
}

/** Replaces the request of an order. The caller has locked the order. */
export async function saveAddressSms(tx: Transaction, sms: AddressSms): Promise<void> {
  const { orderId, ...changed } = sms
  await tx
    .insertInto('addressSms')
    .values(sms)
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(changed))
    .execute()
}

/** Records the outcome of a request, unless it was replaced. */
export async function finishAddressSms(
  db: Database,
  { orderId, nonce, state, at }: Pick<AddressSms, 'orderId' | 'nonce'> & FinishedSms,
): Promise<void> {
  await db
    .updateTable('addressSms')
    .set({ state, changedAt: at })
    .where('orderId', '=', orderId)
    .where('nonce', '=', nonce)
    .execute()
}

interface FinishedSms {
  state: AddressSmsState
  at: number
}
