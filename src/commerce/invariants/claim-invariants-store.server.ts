import type { Database } from '#database/engine.server.ts'
import type { ClaimAnswerKind } from '../claims/claim.ts'
import type { Difference } from './order-invariants-store.server.ts'

/**
 * An open claim gave nothing. A replacement is a free order, a refund belongs to the order of the claim, and no answer
 * gave both.
 */
export function wrongClaims(db: Database): Promise<Difference[]> {
  return db
    .selectFrom('claims')
    .leftJoin('orders as replacement', 'replacement.id', 'claims.replacementOrderId')
    .leftJoin('refunds', 'refunds.id', 'claims.refundId')
    .select((row) => ['claims.id as subject', row.lit(1).as('expected'), row.lit(0).as('found')])
    .where((row) => {
      // A null would hide a violation: `not null` is null.
      const { coalesce } = row.fn
      const answered = (kind: ClaimAnswerKind) =>
        row(coalesce('claims.answer', row.val('')), '=', kind)
      const gaveOrder = row('claims.replacementOrderId', 'is not', null)
      const gaveMoney = row('claims.refundId', 'is not', null)
      const isOpen = row('claims.answeredAt', 'is', null)
      const isReplaced = row.and([
        answered('replacement'),
        row(coalesce('replacement.total', row.lit(-1)), '=', 0),
        row.not(gaveMoney),
      ])
      const isRefunded = row.and([
        answered('refund'),
        row(coalesce('refunds.orderId', row.val('')), '=', row.ref('claims.orderId')),
        row.not(gaveOrder),
      ])
      const gaveNothing = row.and([row.not(gaveOrder), row.not(gaveMoney)])
      const isReply = row.and([answered('message'), gaveNothing])
      return row.not(
        row.or([
          row.and([isOpen, gaveNothing]),
          row.and([row.not(isOpen), row.or([isReplaced, isRefunded, isReply])]),
        ]),
      )
    })
    .execute()
}
