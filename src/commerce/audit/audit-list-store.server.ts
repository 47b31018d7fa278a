import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import {
  findPosition,
  inKeysetOrder,
  type Keyset,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'
import type { Tables } from '#database/tables.ts'
import { addDays, instantOf } from '../delivery/cairo-time.ts'
import { type AuditKind, type AuditListing, type AuditPage, auditKinds } from './audit-entry.ts'

const newestEntries = (table: string): Keyset<'at' | 'id'> => ({
  table,
  columns: ['at', 'id'],
  direction: 'desc',
})

/** A page of the audit log, newest first, in two queries regardless of its size. */
export async function listAudit(
  db: Database,
  { cursor, ...filter }: AuditListing,
  limit: number,
): Promise<AuditPage> {
  const after =
    cursor === undefined ? null : await findPosition(db, newestEntries('auditLog'), cursor)
  if (cursor !== undefined && !after) return { entries: [], nextCursor: null }
  const entry = filtered(db.selectFrom('auditLog'), filter).selectAll()
  // Joins after the limit, so that names are looked up for one page and not for the whole log.
  const named = db
    .selectFrom(selectPage(entry, newestEntries('auditLog'), { after, limit }).as('entry'))
    .leftJoin('auditOrigins', 'auditOrigins.entryId', 'entry.id')
    .leftJoin('users as actor', 'actor.id', 'entry.actorId')
    .leftJoin('users as person', 'person.id', 'entry.subject')
    .leftJoin('orders', 'orders.id', 'entry.subject')
    .leftJoin('products', 'products.id', 'entry.subject')
    .leftJoin('categories', 'categories.id', 'entry.subject')
    .select((row) => [
      'entry.id',
      'entry.at',
      'entry.actorId',
      'entry.action',
      'entry.kind',
      'entry.subject',
      'entry.before',
      'entry.after',
      'auditOrigins.network',
      'actor.name as actorName',
      'actor.surname as actorSurname',
      'person.name as personName',
      'person.surname as personSurname',
      row.fn.coalesce('orders.number', 'products.name', 'categories.name').as('objectName'),
    ])
  const rows = await inKeysetOrder(named, newestEntries('entry')).execute()
  const { page, nextCursor } = pageOf(rows, limit)
  const entries = page.map((row) => ({
    id: row.id,
    at: row.at,
    actorId: row.actorId,
    actorName: nameOf(row.actorName, row.actorSurname),
    action: row.action,
    kind: readKind(row.kind),
    subject: row.subject,
    subjectName: row.objectName ?? nameOf(row.personName, row.personSurname),
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
    network: row.network,
  }))
  return { entries, nextCursor }
}

function filtered(
  query: SelectQueryBuilder<Tables, 'auditLog', object>,
  { person, kind, object, from, until }: AuditListing,
) {
  let narrowed = query
  if (person !== undefined) narrowed = narrowed.where('actorId', '=', person)
  if (kind !== undefined) narrowed = narrowed.where('kind', '=', kind)
  if (object !== undefined) narrowed = narrowed.where('subject', '=', object)
  if (from !== undefined) narrowed = narrowed.where('at', '>=', instantOf(from, 0))
  if (until !== undefined) narrowed = narrowed.where('at', '<', instantOf(addDays(until, 1), 0))
  return narrowed
}

function nameOf(name: string | null, surname: string | null): string | null {
  return name === null ? null : `${name} ${surname ?? ''}`.trim()
}

function readKind(word: string): AuditKind {
  return auditKinds.find((kind) => kind === word) ?? 'settings'
}

/** Reason of the last suspension; null if none was given. */
export async function lastSuspensionReason(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('auditLog')
    .select('after')
    .where('subject', '=', userId)
    .where('action', '=', 'user.suspended')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const after: unknown = row?.after ? JSON.parse(row.after) : null
  const hasReason = typeof after === 'object' && after !== null && 'reason' in after
  return hasReason && typeof after.reason === 'string' ? after.reason : null
}
