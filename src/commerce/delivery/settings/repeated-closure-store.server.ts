import type { Database, Transaction } from '#database/engine.server.ts'
import type { CivilDate } from '../cairo-time.ts'
import type { RepeatedClosure } from './repeated-closure.ts'

type Stored = RepeatedClosure & { closedUntil: CivilDate }

/** The repeated closures that have not ended, by weekday. */
export async function listRepeatedClosures(db: Database, today: CivilDate): Promise<Stored[]> {
  const rows = await db
    .selectFrom('deliveryRepeatedClosures')
    .selectAll()
    .where((row) => row.or([row('untilDay', 'is', null), row('untilDay', '>=', today)]))
    .orderBy('weekday')
    .orderBy('fromDay')
    .execute()
  return rows.map(({ fromDay: from, untilDay: until, ...row }) => ({ ...row, from, until }))
}

export async function insertRepeatedClosure(
  tx: Transaction,
  { from: fromDay, until: untilDay, ...row }: Stored,
): Promise<void> {
  await tx
    .insertInto('deliveryRepeatedClosures')
    .values({ ...row, fromDay, untilDay })
    .execute()
}

export async function setClosedUntil(tx: Transaction, id: string, date: CivilDate): Promise<void> {
  await tx
    .updateTable('deliveryRepeatedClosures')
    .set({ closedUntil: date })
    .where('id', '=', id)
    .execute()
}

/** Removes a repeated closure with its days that are to come. Null if there is none. */
export async function removeRepeatedClosure(
  tx: Transaction,
  id: string,
  today: CivilDate,
): Promise<Omit<RepeatedClosure, 'id'> | null> {
  const row = await tx
    .deleteFrom('deliveryRepeatedClosures')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  await tx
    .deleteFrom('deliveryClosures')
    .where('repeatedBy', '=', id)
    .where('date', '>=', today)
    .execute()
  const { weekday, fromDay: from, untilDay: until, reason, reasonAr } = row
  return { weekday, from, until, reason, reasonAr }
}
