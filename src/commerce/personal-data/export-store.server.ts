import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { listUses } from '../pictures/upload-store.server.ts'
import { rowsOf } from './erasure-store.server.ts'
import { personalTables } from './personal-data.ts'
import { listPictureUsers } from './picture-user-store.server.ts'

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
    if (isOwn === null || table.hidden === null) continue
    const { rows } =
      await sql<ExportedRow>`select * from ${sql.table(name)} where ${isOwn}`.execute(db)
    if (rows.length === 0) continue
    const hidden = table.hidden.split(' ')
    found[name] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column))),
    )
  }
  return found
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
