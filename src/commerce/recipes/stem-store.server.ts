import type { Database, Transaction } from '#database/engine.server.ts'
import { arabicOf } from '#i18n/localized.ts'
import type { Stem } from './stem.ts'

/** All stems by name. */
export async function listStems(db: Database): Promise<Stem[]> {
  const rows = await db
    .selectFrom('stems')
    .select(['id', 'name', 'nameAr', 'perBunch', 'supplier'])
    .orderBy('nameKey')
    .execute()
  return rows.map(({ nameAr, ...stem }) => ({ ...stem, ...arabicOf('nameAr', nameAr) }))
}

/** Locks a stem until the transaction ends; null if there is none. */
export async function lockStem(tx: Transaction, id: string): Promise<Stem | null> {
  await lockStems(tx, [id])
  return (await listStems(tx)).find((stem) => stem.id === id) ?? null
}

/** Locks stems against their deletion, and returns how many exist. */
export async function lockStems(tx: Transaction, ids: readonly string[]): Promise<number> {
  let found = 0
  for (const id of ids.toSorted()) {
    const locked = await tx
      .updateTable('stems')
      .set((row) => ({ name: row.ref('name') }))
      .where('id', '=', id)
      .returning('id')
      .execute()
    found += locked.length
  }
  return found
}

/** Creates or replaces a stem. Throws a unique violation if another one has its name. */
export async function upsertStem(db: Database, { id, ...stem }: Stem): Promise<void> {
  const row = { ...stem, nameAr: stem.nameAr ?? '', nameKey: stem.name.toLowerCase() }
  await db
    .insertInto('stems')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function removeStem(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('stems').where('id', '=', id).execute()
}
