import type { Database } from '#database/engine.server.ts'
import { findConfirmation } from './cash-confirmation-store.server.ts'
import type { Suspicion } from './suspicion.ts'
import { findSuspicions } from './suspicion-store.server.ts'

/** The confirmation of a cash order as staff see it. */
export interface StaffConfirmation {
  sends: number
  wrongCodes: number
  suspicion: Suspicion
}

export async function findStaffConfirmation(
  db: Database,
  orderId: string,
): Promise<StaffConfirmation | null> {
  const found = await findConfirmation(db, orderId)
  if (!found) return null
  const suspicion = (await findSuspicions(db, [orderId])).get(orderId) ?? null
  return { sends: found.sends, wrongCodes: found.wrongCodes, suspicion }
}
