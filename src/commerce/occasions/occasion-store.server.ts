import type { Selectable } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'
import { mostOccasions, type Occasion } from './occasion.ts'
import { readDateRule } from './read-date-rule.ts'

/** The occasions that customers see, in their order. */
export async function listOccasions(db: Database): Promise<Occasion[]> {
  const rows = await db
    .selectFrom('occasions')
    .selectAll()
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(mostOccasions)
    .execute()
  return rows.map(toOccasion)
}

/** The ids of the offered products of each shown occasion, in the order of staff, by the slug of the occasion. */
export async function listOccasionProducts(
  db: Database,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('occasionProducts')
    .innerJoin('occasions', 'occasions.id', 'occasionProducts.occasionId')
    .innerJoin('products', 'products.id', 'occasionProducts.productId')
    .select(['occasions.slug', 'occasionProducts.productId'])
    .where('occasions.archivedAt', 'is', null)
    .where('products.archivedAt', 'is', null)
    .orderBy('occasionProducts.position')
    .orderBy('occasionProducts.productId')
    .execute()
  const products = new Map<string, string[]>()
  for (const { slug, productId } of rows) {
    const ids = products.get(slug)
    if (ids) ids.push(productId)
    else products.set(slug, [productId])
  }
  return products
}

export function toOccasion({
  sensitive,
  dateRule,
  archivedAt: _archivedAt,
  ...row
}: Selectable<Tables['occasions']>): Occasion {
  return {
    ...row,
    isSensitive: sensitive === 1,
    dateRule: readDateRule(JSON.parse(dateRule)),
  }
}
