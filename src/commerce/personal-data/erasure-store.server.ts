import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Transaction } from '#database/engine.server.ts'
import { jobKindNames, parsePayload } from '#database/stored-names.ts'
import type { AuditValue } from '../audit/audit-entry.ts'
import { orderChangesSchema } from '../orders/editing/order-changes-schema.ts'
import { isInPhase } from '../orders/order-status.ts'
import { toOrderStatus } from '../orders/records/order-row.server.ts'
import type { PhotoKind } from '../orders/staff/order-photo.ts'
import { type OpenMatters, redactValues, withoutPersonalValues } from './erasure-rules.ts'
import { personalTables } from './personal-data.ts'
import type { PersonalTable } from './personal-table.ts'

/** Rows of one order or user: a condition for any table of `personalTables`. */
export function rowsOf(of: 'order' | 'user', { order, user, through }: PersonalTable, id: string) {
  const key = of === 'order' ? order : user
  if (key === undefined) return null
  if (!through) return sql<boolean>`${sql.ref(key)} = ${id}`
  const { table, column } = through
  return sql<boolean>`${sql.ref(column)} in (select id from ${sql.table(table)} where ${sql.ref(key)} = ${id})`
}

/** Deletes or empties the rows of an order or user as `personalTables` says, except those of a use case. */
export async function eraseRows(
  tx: Transaction,
  of: 'order' | 'user',
  id: string,
  only?: readonly string[],
): Promise<void> {
  for (const [name, table] of Object.entries(personalTables)) {
    const isOwn = rowsOf(of, table, id)
    if (isOwn === null || table.erased === 'code' || (only && !only.includes(name))) continue
    if (table.erased === 'rows') {
      await sql`delete from ${sql.table(name)} where ${isOwn}`.execute(tx)
      continue
    }
    const values = Object.entries(table.erased)
    if (values.length === 0) continue
    const set = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await sql`update ${sql.table(name)} set ${sql.join(set)} where ${isOwn}`.execute(tx)
  }
}

/**
 * Empties notes and the personal values of a timeline: all notes, or copies of the reports of drivers, before these are
 * erased. Moves, times and actors stay.
 */
export async function eraseEventTexts(
  tx: Transaction,
  orderId: string,
  { notes }: { notes: 'all' | 'of-deliveries' },
): Promise<void> {
  const events = await tx
    .selectFrom('orderEvents')
    .select(['id', 'kind', 'toStatus', 'note', 'changes', 'actorKind'])
    .where('orderId', '=', orderId)
    .execute()
  const reports = await tx
    .selectFrom('deliveryAttempts')
    .select('reason')
    .where('orderId', '=', orderId)
    .execute()
  for (const { id, kind, toStatus, note, changes, actorKind } of events) {
    const isOfDelivery =
      (kind === 'moved' && isInPhase(toOrderStatus(toStatus), 'delivery', 'delivered')) ||
      reports.some(({ reason }) => reason === note)
    // The shop itself writes the notes of payments and of the clock.
    const isShops = ['payment', 'clock'].includes(actorKind)
    const isTyped = note !== '' && !isShops && (notes === 'all' || isOfDelivery)
    if (!isTyped && changes === null) continue
    const kept =
      changes === null ? null : withoutPersonalValues(orderChangesSchema.parse(JSON.parse(changes)))
    await tx
      .updateTable('orderEvents')
      .set({ note: isTyped ? '' : note, changes: kept && JSON.stringify(kept) })
      .where('id', '=', id)
      .execute()
  }
}

/** Deletes the waiting and failed jobs about an order: emails, messages and invitations. */
export async function deleteJobsOfOrder(tx: Transaction, orderId: string): Promise<void> {
  await tx.deleteFrom('jobs').where('payload', 'like', `%"orderId":"${orderId}"%`).execute()
}

/**
 * Deletes the waiting and failed emails to an account, at any address. Invitations, and emails of the previous version,
 * name no account: they go by the verified address.
 */
export async function deleteAccountEmails(
  tx: Transaction,
  userId: string,
  verifiedEmail: string | null,
): Promise<void> {
  const jobs = await tx
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', 'in', jobKindNames.all(['send-account-email']))
    .execute()
  const recipient = z.object({ to: z.string(), userId: z.string().nullish() })
  for (const { id, payload } of jobs) {
    const email = recipient.safeParse(parsePayload(payload))
    if (!email.success) continue
    const { to, userId: owner } = email.data
    const isOwn = owner ? owner === userId : to.toLowerCase() === verifiedEmail
    if (!isOwn) continue
    await tx.deleteFrom('jobs').where('id', '=', id).execute()
  }
}

/** Redacts the audit entries about an order or user, or those of some actions, and marks them. The entries stay. */
export async function redactAudit(
  tx: Transaction,
  of: 'order' | 'user',
  { subject, at, actions }: { subject: string; at: number; actions?: readonly string[] },
): Promise<void> {
  const entries = await tx
    .selectFrom('auditLog')
    .select(['id', 'action', 'before', 'after'])
    .where('subject', '=', subject)
    .execute()
  for (const { id, action, ...values } of entries) {
    if (actions && !actions.includes(action)) continue
    const [before, after] = [redacted(of, values.before), redacted(of, values.after)]
    if (before === values.before && after === values.after) continue
    await tx
      .updateTable('auditLog')
      .set({ before, after, redactedAt: at })
      .where('id', '=', id)
      .execute()
  }
}

function redacted(of: 'order' | 'user', stored: string | null): string | null {
  if (stored === null) return null
  const values: AuditValue = JSON.parse(stored)
  return JSON.stringify(redactValues(of, values))
}

/** Deletes the record of a photograph at the door. The caller releases the picture. */
export async function deleteDeliveryPhoto(tx: Transaction, orderId: string): Promise<void> {
  const kind: PhotoKind = 'delivery'
  await tx
    .deleteFrom('orderPhotos')
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .execute()
}

/** Deletes the networks from which a user acted. */
export async function deleteOriginsOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .deleteFrom('auditOrigins')
    .where('entryId', 'in', (entries) =>
      entries.selectFrom('auditLog').select('id').where('actorId', '=', userId),
    )
    .execute()
}

/** The orders of a user with personal data, in the order in which transactions lock them. */
export async function listOrdersToErase(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', userId)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Open matters that need the personal data of an order. */
export async function findOpenMatters(db: Database, orderId: string): Promise<OpenMatters> {
  const row = await db
    .selectFrom('orders')
    .select((is) => [
      'status',
      is
        .selectFrom('claims')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('claims.orderId', '=', orderId)
        .where('answeredAt', 'is', null)
        .as('claims'),
      is
        .selectFrom('refunds')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('refunds.orderId', '=', orderId)
        .where('refunds.status', '=', 'requested')
        .as('refunds'),
      is
        .selectFrom('payments')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('payments.orderId', '=', orderId)
        .where((payment) =>
          payment.or([
            payment('undecidedTransaction', 'is not', null),
            payment('difference', '=', 'open'),
          ]),
        )
        .as('payments'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return {
    status: toOrderStatus(row.status),
    hasOpenClaim: Number(row.claims) > 0,
    hasOpenMoney: Number(row.refunds) + Number(row.payments) > 0,
  }
}

/** Whether a user erased the account: a request that was under way must not create the profile again. */
export async function isAccountErased(db: Database, userId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('auditLog')
    .select('id')
    .where('subject', '=', userId)
    .where('action', '=', 'user.erased')
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}
