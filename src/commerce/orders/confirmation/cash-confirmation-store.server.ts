import type { Updateable } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import { type Given, insertRows, prepared } from '#database/prepared.server.ts'
import type { CashConfirmationsTable } from '#database/tables/orders-tables.ts'
import { type CashConfirmation, type CashProof, mailboxProofs } from './cash-confirmation.ts'

type NewConfirmation = Omit<CashConfirmation, 'network' | 'widerNetworks'> & {
  /** Keyed hashes, narrowest network first. */
  networks: readonly string[]
}

export function insertConfirmation(
  tx: Transaction,
  { networks: [network = '', ...wider], ...row }: NewConfirmation,
): Promise<void> {
  return insertRows(tx, 'cashConfirmations', [{ ...row, network, widerNetworks: wider.join(' ') }])
}

/** The networks whose rate limits count the order, narrowest first. */
export function networksOf({
  network,
  widerNetworks,
}: Pick<CashConfirmation, 'network' | 'widerNetworks'>): string[] {
  return [network, ...widerNetworks.split(' ')].filter((hash) => hash !== '')
}

/** Rate limits count no confirmed order, so its networks are erased. */
export const noNetworks = { network: '', widerNetworks: '' } as const

export async function findConfirmation(
  db: Database,
  orderId: string,
): Promise<CashConfirmation | null> {
  const row = await db
    .selectFrom('cashConfirmations')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return row ?? null
}

/** The caller has locked the order. */
export async function updateConfirmation(
  tx: Transaction,
  orderId: string,
  change: Updateable<CashConfirmationsTable>,
): Promise<void> {
  await tx.updateTable('cashConfirmations').set(change).where('orderId', '=', orderId).execute()
}

interface ContactAddress {
  userId: string
  email: string
}

const verifiedAccount = prepared((db, given: Given<ContactAddress>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', given('userId'))
    .where('verifiedEmail', '=', given('email')),
)

/** How a customer has proved a contact address already; `none` if they have not. */
export async function findCashProof(
  db: Database,
  { userId, email }: ContactAddress,
): Promise<Extract<CashProof, 'none' | 'account' | 'earlier-order'>> {
  const contact = { userId, email: email.toLowerCase() }
  if ((await verifiedAccount(db, contact)).rows.length > 0) return 'account'
  return (await provedWithOrders(db, userId)).includes(contact.email) ? 'earlier-order' : 'none'
}

/** The contact addresses that a customer has proved, in lower case. */
export async function listProvedEmails(db: Database, userId: string): Promise<string[]> {
  const account = await db
    .selectFrom('users')
    .select('verifiedEmail')
    .where('id', '=', userId)
    .executeTakeFirst()
  const proved = await provedWithOrders(db, userId)
  return [...new Set(account?.verifiedEmail ? [account.verifiedEmail, ...proved] : proved)]
}

const maxProvedAddresses = 20

async function provedWithOrders(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('contactEmail')
    .distinct()
    .where('userId', '=', userId)
    .where('cashProof', 'in', mailboxProofs)
    .limit(maxProvedAddresses)
    .execute()
  return rows.map(({ contactEmail }) => contactEmail.toLowerCase())
}

/** Whether the customer has not yet proved the contact address of a cash order. */
export async function isAddressUnproved(db: Database, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cashConfirmations')
    .innerJoin('orders', 'orders.id', 'cashConfirmations.orderId')
    .select('orderId')
    .where('orderId', '=', orderId)
    .where('confirmedAt', 'is', null)
    .where('paymentMethod', '=', 'cash')
    .executeTakeFirst()
  return row !== undefined
}

/** Purges old confirmations with their network hashes; orders expire long before. */
export async function purgeConfirmationsBefore(db: Database, moment: number): Promise<void> {
  await db.deleteFrom('cashConfirmations').where('createdAt', '<', moment).execute()
}
