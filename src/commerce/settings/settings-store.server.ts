import { z } from 'zod'
import type { Database, Transaction } from '#database/engine.server.ts'
import { parseJson } from '../parse-json.ts'
import type { StoredSettings } from './shop-settings.ts'

/** The settings that the owner has changed. */
interface SettingsRow {
  values: StoredSettings
  /** Epoch milliseconds. */
  updatedAt: number
  /** Id of the user who saved them last. */
  updatedBy: string
}

/** The table has one row, or none before the first change. */
const id = 'shop'
const storedValues = z.record(z.string(), z.string()).catch({})

export async function findSettings(db: Database): Promise<SettingsRow | null> {
  const row = await db
    .selectFrom('shopSettings')
    .select(['changed', 'updatedAt', 'updatedBy'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { changed, ...rest } = row
  return { ...rest, values: storedValues.parse(parseJson(changed)) }
}

/** False if another transaction has stored settings meanwhile. */
export async function insertSettings(
  tx: Transaction,
  { values, ...row }: SettingsRow,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('shopSettings')
    .values({ id, ...row, changed: JSON.stringify(values) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** False unless the settings are still of that time. */
export async function replaceSettings(
  tx: Transaction,
  { values, ...row }: SettingsRow,
  seenUpdatedAt: number,
): Promise<boolean> {
  const updated = await tx
    .updateTable('shopSettings')
    .set({ ...row, changed: JSON.stringify(values) })
    .where('id', '=', id)
    .where('updatedAt', '=', seenUpdatedAt)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}
