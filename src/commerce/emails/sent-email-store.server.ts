import type { Database, Transaction } from '#database/engine.server.ts'
import {
  findPosition,
  type Keyset,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'

/** An email that the mail server accepted. */
export interface SentEmail {
  /** The message id of the email. */
  id: string
  userId: string | null
  orderId: string | null
  /** The trigger of an order or account email, or `confirmation-code`. */
  trigger: string
  /** Data of the email besides the order. */
  payload: unknown
  sentAt: number
}

/** Records an email once: a retry after a crash sends it with the same id. */
export async function recordSentEmail(
  db: Database,
  { trigger, payload, ...sent }: SentEmail,
): Promise<void> {
  await db
    .insertInto('sentEmails')
    .values({ ...sent, emailTrigger: trigger, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** An email with the number of its order, for the list of a customer. */
export interface ListedEmail extends Omit<SentEmail, 'payload' | 'userId'> {
  number: string | null
}

/** A page of sent emails, newest first. */
export interface SentEmailPage {
  emails: ListedEmail[]
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null
}

const newestSent = (table: string): Keyset<'sentAt' | 'id'> => ({
  table,
  columns: ['sentAt', 'id'],
  direction: 'desc',
})

/** A page of the emails to a user, newest first. */
export async function listSentEmails(
  db: Database,
  { userId, cursor }: { userId: string; cursor?: string | undefined },
  limit: number,
): Promise<SentEmailPage> {
  const keyset = newestSent('sentEmails')
  const after =
    cursor === undefined ? null : await findPosition(db, newestSent('sent_emails'), cursor)
  if (cursor !== undefined && !after) return { emails: [], nextCursor: null }
  const own = db
    .selectFrom('sentEmails')
    .leftJoin('orders', 'orders.id', 'sentEmails.orderId')
    .select(['sentEmails.id', 'sentEmails.orderId', 'orders.number'])
    .select(['sentEmails.emailTrigger as trigger', 'sentEmails.sentAt'])
    .where('sentEmails.userId', '=', userId)
  const rows = await selectPage(own, keyset, { after, limit }).execute()
  const { page, nextCursor } = pageOf(rows, limit)
  return { emails: page, nextCursor }
}

export async function findSentEmail(db: Database, id: string): Promise<SentEmail | null> {
  const row = await db.selectFrom('sentEmails').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { emailTrigger: trigger, payload, ...sent } = row
  return { ...sent, trigger, payload: JSON.parse(payload) }
}

/** Transfers the records of a guest's emails with the orders. */
export async function transferSentEmails(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.updateTable('sentEmails').set({ userId: to }).where('userId', '=', from).execute()
}
