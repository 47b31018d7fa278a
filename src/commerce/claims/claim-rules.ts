import { linesField, refusedAs } from '../checkout/order-fields.ts'
import { addDays, type CivilDate, civilDateAt } from '../delivery/cairo-time.ts'
import { type Claim, type ClaimState, claimLimits } from './claim.ts'

/** The message of the customer. */
export const claimMessageField = linesField(claimLimits.messageLength).min(
  1,
  refusedAs('claim-missing'),
)

/** The message of staff, which may be missing where the answer gives something. */
export const claimAnswerField = linesField(claimLimits.messageLength)
export const claimReplyField = claimAnswerField.min(1, refusedAs('reply-missing'))

/** The last day in Cairo on which a claim about a delivery is accepted, until midnight. */
export function lastClaimDay(deliveredAt: number, guaranteeDays: number): CivilDate {
  return addDays(civilDateAt(deliveredAt), guaranteeDays)
}

/** Whether the owner of a delivered order may send a claim. */
export function claimState(
  claims: readonly Pick<Claim, 'answer'>[],
  { lastDay, now }: { lastDay: CivilDate; now: number },
): ClaimState {
  if (claims.some(({ answer }) => answer === null)) return 'waiting'
  if (civilDateAt(now) > lastDay) return 'too-late'
  return claims.length < claimLimits.perOrder ? 'possible' : 'used-up'
}
