import type { AliasableExpression } from 'kysely'
import type { Database } from '#database/engine.server.ts'

/** Two sums that should be equal and are not. */
export interface Difference {
  /** Id of the order, payment or product, or the day and slot. */
  subject: string
  expected: number
  found: number
}

/** The rows of a query whose sums differ. */
export function differences(
  db: Database,
  compared: AliasableExpression<Difference>,
): Promise<Difference[]> {
  return db
    .selectFrom(compared.as('compared'))
    .selectAll()
    .whereRef('found', '!=', 'expected')
    .execute()
}
