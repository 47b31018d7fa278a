import type { Insertable, Selectable } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { StockAlertsTable } from '#database/tables/stock-alerts-tables.ts'
import { withdrawConsentsOfAlerts } from '../personal-data/consent-store.server.ts'

export type StockAlert = Selectable<StockAlertsTable>

/** Adds an alert. Returns false if the address waits for the product already. */
export async function insertStockAlert(
  db: Database,
  alert: Omit<Insertable<StockAlertsTable>, 'toldAt'>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('stockAlerts')
    .values({ ...alert, toldAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function findStockAlert(db: Database, id: string): Promise<StockAlert | null> {
  const row = await db.selectFrom('stockAlerts').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Ids of alerts that wait for a variant that is for sale and in stock, longest waiting first. */
export async function listFulfilledAlerts(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stockAlerts')
    .innerJoin('products', 'products.id', 'stockAlerts.productId')
    .leftJoin('products as whole', 'whole.id', 'products.variantOf')
    .select('stockAlerts.id')
    .where('stockAlerts.toldAt', 'is', null)
    .where((row) =>
      row.or([
        row('products.archivedAt', 'is', null),
        // A further variant: its own row is always archived.
        row.and([
          row('products.variantOf', 'is not', null),
          row('products.variantArchivedAt', 'is', null),
          row('whole.archivedAt', 'is', null),
        ]),
      ]),
    )
    .where((row) => row.or([row('products.stock', 'is', null), row('products.stock', '>', 0)]))
    .orderBy('stockAlerts.createdAt')
    .orderBy('stockAlerts.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The number of products that an address waits for. */
export async function countWaitingAlerts(db: Database, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('stockAlerts')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('email', '=', email.toLowerCase())
    .where('toldAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks a waiting alert as notified. Returns false when it is notified already, or deleted. */
export async function markNotified(tx: Transaction, id: string, at: number): Promise<boolean> {
  const updated = await tx
    .updateTable('stockAlerts')
    .set({ toldAt: at })
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Saves the token that the email has. Returns false when the alert is deleted. */
export async function saveStopToken(db: Database, id: string, tokenHash: string): Promise<boolean> {
  const updated = await db
    .updateTable('stockAlerts')
    .set({ tokenHash })
    .where('id', '=', id)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Lets an alert wait again. If the visitor has asked again meanwhile, that request stays instead. */
export async function waitAgain(
  tx: Transaction,
  { id, productId, email }: StockAlert,
  at: number,
): Promise<void> {
  const isAskedAgain = await tx
    .selectFrom('stockAlerts')
    .select('id')
    .where('productId', '=', productId)
    .where('email', '=', email)
    .where('toldAt', 'is', null)
    .executeTakeFirst()
  if (isAskedAgain) {
    await tx.deleteFrom('stockAlerts').where('id', '=', id).execute()
    await withdrawConsentsOfAlerts(tx, [{ id }], at)
  } else await tx.updateTable('stockAlerts').set({ toldAt: null }).where('id', '=', id).execute()
}

/** How many addresses wait for a product or one of its variants. */
export async function countWaiting(db: Database, productId: string): Promise<number> {
  const row = await db
    .selectFrom('stockAlerts')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('productId', 'in', (ids) =>
      ids
        .selectFrom('products')
        .select('id')
        .where((row) => row.or([row('id', '=', productId), row('variantOf', '=', productId)])),
    )
    .where('toldAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Deletes every alert of the address to which the token was mailed. Returns false for an unknown token. */
export async function deleteAlertsByToken(
  tx: Transaction,
  tokenHash: string,
  at: number,
): Promise<boolean> {
  const alert = await tx
    .selectFrom('stockAlerts')
    .select('email')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!alert) return false
  await deleteAlertsTo(tx, alert.email, at)
  return true
}

/** Deletes every alert of an address in lower case, and withdraws its consents. */
export async function deleteAlertsTo(tx: Transaction, email: string, at: number): Promise<void> {
  const deleted = await tx
    .deleteFrom('stockAlerts')
    .where('email', '=', email)
    .returning('id')
    .execute()
  await withdrawConsentsOfAlerts(tx, deleted, at)
}

interface OldAlerts {
  toldBefore: number
  askedBefore: number
  limit: number
  at: number
}

/** Deletes alerts that were told, or began to wait, before a time, and withdraws their consents. Returns their number. */
export async function deleteOldAlerts(
  tx: Transaction,
  { toldBefore, askedBefore, limit, at }: OldAlerts,
): Promise<number> {
  const deleted = await tx
    .deleteFrom('stockAlerts')
    .where('id', 'in', (alerts) =>
      alerts
        .selectFrom('stockAlerts')
        .select('id')
        .where((row) =>
          row.or([
            row('toldAt', '<', toldBefore),
            row.and([row('toldAt', 'is', null), row('createdAt', '<', askedBefore)]),
          ]),
        )
        .limit(limit),
    )
    .returning('id')
    .execute()
  await withdrawConsentsOfAlerts(tx, deleted, at)
  return deleted.length
}
