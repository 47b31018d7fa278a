import type { Database } from '#database/engine.server.ts'
import type { ClaimInEmail } from '../emails/claim-emails.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import { findClaim, listClaimsOf } from './claim-store.server.ts'

/** The answer of a claim for its email; null while it is open. */
export async function readClaimForEmail(
  db: Database,
  claimId: string,
): Promise<ClaimInEmail | null> {
  const row = await findClaim(db, claimId)
  if (!row) return null
  const claims = await listClaimsOf(db, row.orderId)
  const answer = claims.find(({ id }) => id === claimId)?.answer
  if (!answer) return null
  const replacement = answer.replacement && (await findOrder(db, answer.replacement.id))
  return { answer, replacement }
}
