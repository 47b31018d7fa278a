import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { type Suspicion, suspicionOf } from './suspicion.ts'

const hour = 60 * 60_000

/** Finds the orders that share a network or phone number with many others of the same hour. */
export async function findSuspicions(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Suspicion>>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('cashConfirmations as one')
    .select((row) => {
      const nearby = row
        .selectFrom('cashConfirmations as other')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('other.confirmedAt', 'is', null)
        .where('other.createdAt', '>', row('one.createdAt', '-', hour))
        .where('other.createdAt', '<', row('one.createdAt', '+', hour))
      return [
        'one.orderId',
        nearby
          .whereRef('other.network', '=', 'one.network')
          .where('one.network', '!=', sql.lit(''))
          .as('sameNetwork'),
        nearby.whereRef('other.phone', '=', 'one.phone').as('samePhone'),
      ]
    })
    .where('one.orderId', 'in', orderIds)
    .where('one.confirmedAt', 'is', null)
    .execute()
  return new Map(
    rows.flatMap(({ orderId, sameNetwork, samePhone }) => {
      const suspicion = suspicionOf({
        sameNetwork: Number(sameNetwork ?? 0),
        samePhone: Number(samePhone ?? 0),
      })
      return suspicion ? [[orderId, suspicion] as const] : []
    }),
  )
}
