import type { Selectable } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { RefundAttemptsTable } from '#database/tables/payments-tables.ts'
import { type RefundAttempt, refundAttemptOutcomes } from './refund-attempt.ts'
import { listRequestedRefunds, sumRefunds, updateRefund } from './refund-store.server.ts'

export async function insertRefundAttempt(
  tx: Transaction,
  attempt: Omit<RefundAttempt, 'id' | 'attempt' | 'outcome' | 'endedAt' | 'reason'>,
): Promise<RefundAttempt> {
  const { refundId, startedAt } = attempt
  const earlier = await listRefundAttempts(tx, refundId)
  const row = await tx
    .insertInto('refundAttempts')
    .values({ ...attempt, id: newDocumentId(), attempt: earlier.length + 1, outcome: 'unknown' })
    .returningAll()
    .executeTakeFirstOrThrow()
  await updateRefund(tx, refundId, { sendingSince: startedAt })
  return toRefundAttempt(row)
}

/** The attempts of a refund, oldest first. */
export async function listRefundAttempts(db: Database, refundId: string): Promise<RefundAttempt[]> {
  const rows = await db
    .selectFrom('refundAttempts')
    .selectAll()
    .where('refundId', '=', refundId)
    .orderBy('attempt')
    .execute()
  return rows.map(toRefundAttempt)
}

/**
 * The attempt of a payment whose outcome is unknown; the caller has locked the order. A version without attempts may be
 * sending: its call is recorded as an attempt here.
 */
export async function findOpenRefundAttempt(
  tx: Transaction,
  payment: { id: string; orderId: string },
): Promise<RefundAttempt | null> {
  const row = await tx
    .selectFrom('refundAttempts')
    .selectAll()
    .where('paymentId', '=', payment.id)
    .where('outcome', '=', 'unknown')
    .executeTakeFirst()
  if (row) return toRefundAttempt(row)
  const requested = await listRequestedRefunds(tx, payment)
  const sent = requested.find(({ sendingSince }) => sendingSince !== null)
  if (!sent) return null
  return insertRefundAttempt(tx, {
    refundId: sent.id,
    paymentId: payment.id,
    kind: sent.kind,
    amount: sent.amount,
    providerTotal: await sumRefunds(tx, payment.id, ['done']),
    reversalBefore: null,
    fence: 0,
    startedAt: sent.sendingSince ?? 0,
    transactionId: sent.transactionId,
  })
}

interface RefundAttemptEnd {
  outcome: 'done' | 'refused' | 'not-made'
  at: number
  transactionId?: string | null
  reason?: string
}

/** False when the outcome was already known; nothing is written then. */
export async function endRefundAttempt(
  tx: Transaction,
  { id, refundId, transactionId: known }: RefundAttempt,
  { outcome, at, transactionId = known, reason }: RefundAttemptEnd,
): Promise<boolean> {
  const updated = await tx
    .updateTable('refundAttempts')
    .set({ outcome, endedAt: at, transactionId, reason: reason ?? null })
    .where('id', '=', id)
    .where('outcome', '=', 'unknown')
    .executeTakeFirst()
  if (updated.numUpdatedRows !== 1n) return false
  await updateRefund(tx, refundId, { sendingSince: null })
  return true
}

/** The provider accepted the attempt under this id and has not decided yet. */
export async function markPending(db: Database, id: string, transactionId: string): Promise<void> {
  await db
    .updateTable('refundAttempts')
    .set({ transactionId })
    .where('id', '=', id)
    .where('outcome', '=', 'unknown')
    .execute()
}

/** Restarts the quiet period: a clock that was ahead recorded the attempt. */
export async function restartQuietPeriod(db: Database, id: string, at: number): Promise<void> {
  await db.updateTable('refundAttempts').set({ startedAt: at }).where('id', '=', id).execute()
}

function toRefundAttempt(row: Selectable<RefundAttemptsTable>): RefundAttempt {
  const outcome = refundAttemptOutcomes.find((known) => known === row.outcome)
  if (!outcome) throw new Error(`Unknown outcome of refund attempt ${row.id}`)
  return { ...row, outcome, kind: row.kind === 'void' ? 'void' : 'refund' }
}
