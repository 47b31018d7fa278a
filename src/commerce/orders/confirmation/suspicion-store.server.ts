import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'

/** Why an unconfirmed order is suspicious; null if it is not. */
export type Suspicion = { reason: 'network' | 'phone'; orders: number } | null

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
      const suspicion = suspicionOf(Number(sameNetwork ?? 0), Number(samePhone ?? 0))
      return suspicion ? [[orderId, suspicion] as const] : []
    }),
  )
}

// Fewer are usual: a mobile operator shares one network among its users, and customers retry after a mistake.
const suspiciousFrom = { network: 3, phone: 2 } as const

/** Judges by the unconfirmed cash orders within an hour of an order, including itself. */
function suspicionOf(sameNetwork: number, samePhone: number): Suspicion {
  if (sameNetwork >= suspiciousFrom.network) return { reason: 'network', orders: sameNetwork }
  if (samePhone >= suspiciousFrom.phone) return { reason: 'phone', orders: samePhone }
  return null
}
