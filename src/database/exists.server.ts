import type { SelectQueryBuilder } from 'kysely'

/** Whether a query finds a row. */
export async function exists<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<boolean> {
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
