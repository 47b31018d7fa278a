import { accountTables } from './account-tables.ts'
import { orderTables } from './order-tables.ts'
import type { PersonalTable } from './personal-table.ts'

/**
 * Every table with personal data. A random id is none: without the rows that are erased it names no person. A database test
 * compares this list and `tables-without-personal-data.ts` with the schema, so a new column cannot be forgotten.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...orderTables,
  ...accountTables,
}
