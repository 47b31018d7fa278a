import type { Transaction } from '#database/engine.server.ts'
import { environment } from '#platform/environment.server.ts'
import { sealedClientAddress } from './client-address.server.ts'
import { holdSignedIn } from './hold-signed-in.server.ts'
import { countOrderOf } from './order-count.server.ts'

/** Counts the order that the present request places, of whoever is still the one who came in. */
export async function countOrder(tx: Transaction, userId: string): Promise<number | null> {
  await holdSignedIn(tx, userId)
  const perHour = environment.ORDERS_PER_HOUR
  return countOrderOf(tx, { userId, address: sealedClientAddress(), perHour, now: Date.now() })
}
