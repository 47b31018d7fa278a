import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#database/engine.server.ts'
import {
  findPosition,
  inKeysetOrder,
  type Keyset,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'
import type { Tables } from '#database/tables.ts'
import { localizedName } from '#i18n/localized.ts'
import { fullName } from '../customers/full-name.ts'
import { addDays, instantOf } from '../delivery/cairo-time.ts'
import {
  type AuditKind,
  type AuditLogEntry,
  type AuditMention,
  type AuditPage,
  auditKinds,
} from './audit-entry.ts'
import type { AuditListing } from './audit-listing.ts'

// Parameters of a statement are limited, and a reordered catalogue mentions every category of the shop.
const mostIds = 500

const newestEntries = (table: string): Keyset<'at' | 'id'> => ({
  table,
  columns: ['at', 'id'],
  direction: 'desc',
})

/** A page of the audit log, newest first, with current names in the language of the page; three queries for any size. */
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
    .leftJoin('occasions', 'occasions.id', 'entry.subject')
    .leftJoin('deliveryZones', 'deliveryZones.id', 'entry.subject')
    .leftJoin('deliverySlots', 'deliverySlots.id', 'entry.subject')
    .selectAll('entry')
    .select((row) => [
      'auditOrigins.network',
      'actor.name as actorName',
      'actor.surname as actorSurname',
      'person.name as personName',
      'person.surname as personSurname',
      row.fn
        .coalesce(
          'orders.number',
          'products.name',
          'categories.name',
          // At most five a call.
          row.fn.coalesce('occasions.name', 'deliveryZones.name', 'deliverySlots.name'),
        )
        .as('objectName'),
      row.fn
        .coalesce(
          'products.nameAr',
          'categories.nameAr',
          'occasions.nameAr',
          'deliveryZones.nameAr',
          'deliverySlots.nameAr',
        )
        .as('objectNameAr'),
    ])
  const rows = await inKeysetOrder(named, newestEntries('entry')).execute()
  const { page, nextCursor } = pageOf(rows, limit)
  const mentions = await findMentions(
    db,
    page.flatMap(({ before, after }) => idsIn(`${before} ${after}`)),
  )
  const entries = page.map(
    ({
      actorSurname,
      personName,
      personSurname,
      objectName,
      objectNameAr,
      ...entry
    }): AuditLogEntry => ({
      ...entry,
      actorName: nameOf(entry.actorName, actorSurname),
      kind: readKind(entry.kind),
      subjectName:
        objectName === null
          ? nameOf(personName, personSurname)
          : localizedName({ name: objectName, nameAr: objectNameAr ?? '' }),
      before: entry.before === null ? null : JSON.parse(entry.before),
      after: entry.after === null ? null : JSON.parse(entry.after),
      mentions: Object.fromEntries(
        idsIn(`${entry.before} ${entry.after}`).flatMap((id) => {
          const mention = mentions.get(id)
          return mention ? [[id, mention]] : []
        }),
      ),
    }),
  )
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
  return name === null ? null : fullName({ name, surname: surname ?? '' })
}

function readKind(word: string): AuditKind {
  return auditKinds.find((kind) => kind === word) ?? 'settings'
}

const reasonSchema = z.object({ reason: z.string() })

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
  return reasonSchema.safeParse(JSON.parse(row?.after ?? 'null')).data?.reason ?? null
}

/** The ids in JSON text: document ids, and the longer uids of some identity providers. */
function idsIn(json: string): string[] {
  return [...json.matchAll(/"([A-Za-z0-9]{20,40})"/g)].flatMap(([, id]) => id ?? [])
}

/** The names of objects by id, in one query. */
async function findMentions(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, AuditMention>> {
  const wanted = [...new Set(ids)].slice(0, mostIds)
  if (wanted.length === 0) return new Map()
  const named = (kind: AuditMention['kind']) => sql.lit(kind).as('kind')
  const noArabic = sql<string>`''`.as('nameAr')
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'nameAr', named('category')])
    .where('id', 'in', wanted)
    .unionAll(
      db
        .selectFrom('products')
        .select(['id', 'name', 'nameAr', named('product')])
        .where('id', 'in', wanted),
    )
    .unionAll(
      db
        .selectFrom('occasions')
        .select(['id', 'name', 'nameAr', named('occasion')])
        .where('id', 'in', wanted),
    )
    .unionAll(
      db
        .selectFrom('orders')
        .select(['id', 'number as name', noArabic, named('order')])
        .where('id', 'in', wanted),
    )
    .unionAll(
      db
        .selectFrom('users')
        .select(['id', sql<string>`name || ' ' || surname`.as('name'), noArabic, named('user')])
        .where('id', 'in', wanted),
    )
    .unionAll(
      db
        .selectFrom('deliveryZones')
        .select(['id', 'name', 'nameAr', named('delivery')])
        .where('id', 'in', wanted),
    )
    .unionAll(
      db
        .selectFrom('deliverySlots')
        .select(['id', 'name', 'nameAr', named('delivery')])
        .where('id', 'in', wanted),
    )
    .execute()
  return new Map(
    rows.map(({ id, kind, ...names }) => [id, { kind, name: localizedName(names).trim() }]),
  )
}
