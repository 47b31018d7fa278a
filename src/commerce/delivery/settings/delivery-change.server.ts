import type { Transaction } from '#database/engine.server.ts'
import { type AuditEntry, writeAudit } from '../../audit/audit-store.server.ts'
import { createChanges } from '../../change-listeners.server.ts'
import type { Accepted } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'

const changes = createChanges()

/** Subscribes to committed changes of areas, slots and days in this process, for example to invalidate caches. */
export const onDeliveryChange = changes.listen

type DeliveryChange = Accepted<Omit<AuditEntry, 'at' | 'actorId'>>
type RefusedOf<Result> = Extract<Result, { ok: false }>

/**
 * Runs a change of the delivery rules in a transaction, writes its audit entry and notifies the listeners. Existing
 * orders keep their terms.
 */
export function changeDeliveryRules<Result>(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  actorId: string,
  change: (tx: Transaction) => Promise<DeliveryChange | RefusedOf<Result>>,
): Promise<Accepted | RefusedOf<Result>> {
  const at = now()
  return changes.make(db, async (tx): Promise<Accepted | RefusedOf<Result>> => {
    const changed = await change(tx)
    if (!changed.ok) return changed
    const { ok, ...entry } = changed
    await writeAudit(tx, { at, actorId, ...entry })
    return { ok }
  })
}
