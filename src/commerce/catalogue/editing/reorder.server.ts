import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeCatalogue } from './catalogue-change.server.ts'

interface Reordering<Row> {
  lock: (tx: Transaction) => Promise<Row[]>
  replace: (tx: Transaction, row: Row) => Promise<unknown>
  subject: 'categories' | 'occasions'
}

/** Reorders all rows of a kind. Refused when rows were added or deleted since the user loaded them. */
export async function reorder<Row extends { id: string; position: number }>(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { lock, replace, subject }: Reordering<Row>,
  { ids, actorId }: { ids: readonly string[]; actorId: string },
): Promise<Accepted | Refusal<'changed-elsewhere'>> {
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const before = await lock(tx)
    const isComplete = new Set(ids).size === before.length && ids.length === before.length
    if (!isComplete || before.some((one) => !ids.includes(one.id))) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    for (const row of before) {
      const position = ids.indexOf(row.id) + 1
      // `updatedAt` stays: a user who is editing the row meanwhile must not get a conflict.
      if (position !== row.position) await replace(tx, { ...row, position })
    }
    await writeAudit(tx, {
      at,
      actorId,
      action: `${subject}.ordered`,
      subject,
      before: before.map((one) => one.id),
      after: ids,
    })
    return { ok: true }
  })
}
