import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { listUses } from '../pictures/upload-store.server.ts'
import { rowsOf } from './erasure-store.server.ts'
import { personalTables } from './personal-data.ts'
import { listPictureUsers } from './picture-user-store.server.ts'
import { providerTables } from './provider-tables.ts'

type ExportedRow = Record<string, unknown>

/** The exported rows of an order or user by table, without the hidden columns. Empty tables are missing. */
export async function readExportedRows(
  db: Database,
  of: 'order' | 'user',
  id: string,
): Promise<Record<string, ExportedRow[]>> {
  const found: Record<string, ExportedRow[]> = {}
  for (const [name, table] of Object.entries(personalTables)) {
    const isOwn = rowsOf(of, table, id)
    if (isOwn === null || typeof table.hidden !== 'string') continue
    const { rows } =
      await sql<ExportedRow>`select * from ${sql.table(name)} where ${isOwn}`.execute(db)
    if (rows.length > 0) found[name] = withoutHidden(rows, table.hidden)
  }
  return found
}

function withoutHidden(rows: readonly ExportedRow[], hidden: string): ExportedRow[] {
  const columns = hidden.split(' ')
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column))),
  )
}

/** The exported rows of a user in the tables of the embedded identity provider. */
export async function readProviderRows(
  prefixed: Database,
  userId: string,
): Promise<Record<string, ExportedRow[]>> {
  const db = prefixed.withoutPlugins()
  const found: Record<string, ExportedRow[]> = {}
  for (const [name, { userColumn, hidden }] of Object.entries(providerTables)) {
    if (!userColumn || typeof hidden !== 'string') continue
    const table = sql.table(name.replace(/[A-Z]/g, (initial) => `_${initial.toLowerCase()}`))
    const { rows } =
      await sql<ExportedRow>`select * from ${table} where ${sql.ref(userColumn)} = ${userId}`.execute(
        db,
      )
    if (rows.length > 0) found[name] = withoutHidden(rows.map(inCamelCase), hidden)
  }
  return found
}

function inCamelCase(row: ExportedRow): ExportedRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_(\w)/g, (_, initial) => initial.toUpperCase()),
      value,
    ]),
  )
}

/** The consents to emails to an address, by its keyed hash. */
export function listConsentsTo(db: Database, emailHash: string) {
  return db
    .selectFrom('consents')
    .select(['kind', 'text', 'locale', 'givenAt', 'withdrawnAt'])
    .where('emailHash', '=', emailHash)
    .orderBy('givenAt')
    .execute()
}

/** The requests of an address for an email when a product is back. */
export function listStockAlertsTo(db: Database, email: string) {
  return db
    .selectFrom('stockAlerts')
    .select(['productId', 'email', 'locale', 'createdAt', 'toldAt'])
    .where('email', '=', email)
    .orderBy('createdAt')
    .execute()
}

/** The addresses of the photographs of an order. */
export async function listOrderImages(db: Database, orderId: string): Promise<string[]> {
  const images = []
  for (const user of await listPictureUsers(db, orderId)) images.push(...(await listUses(db, user)))
  return images.map(pictureAddress)
}

/** All orders of a user, oldest first. */
export async function listOrdersToExport(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
