import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { AuditMention } from './audit-entry.ts'

// Parameters of a statement are limited, and a reordered catalogue mentions every category of the shop.
const mostIds = 500

/** The ids in JSON text: document ids, and the longer uids of some identity providers. */
export function idsIn(json: string): string[] {
  return [...json.matchAll(/"([A-Za-z0-9]{20,40})"/g)].flatMap(([, id]) => id ?? [])
}

/** The names of objects by id, in one query. */
export async function findMentions(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, AuditMention>> {
  const wanted = [...new Set(ids)].slice(0, mostIds)
  if (wanted.length === 0) return new Map()
  const named = (kind: AuditMention['kind']) => sql.lit(kind).as('kind')
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', named('category')])
    .where('id', 'in', wanted)
    .unionAll(
      db
        .selectFrom('products')
        .select(['id', 'name', named('product')])
        .where('id', 'in', wanted),
    )
    .unionAll(
      db
        .selectFrom('orders')
        .select(['id', 'number as name', named('order')])
        .where('id', 'in', wanted),
    )
    .unionAll(
      db
        .selectFrom('users')
        .select(['id', sql<string>`name || ' ' || surname`.as('name'), named('user')])
        .where('id', 'in', wanted),
    )
    .unionAll(
      db
        .selectFrom('deliveryZones')
        .select(['id', 'name', named('delivery')])
        .where('id', 'in', wanted),
    )
    .unionAll(
      db
        .selectFrom('deliverySlots')
        .select(['id', 'name', named('delivery')])
        .where('id', 'in', wanted),
    )
    .execute()
  return new Map(rows.map(({ id, kind, name }) => [id, { kind, name: name.trim() }]))
}
