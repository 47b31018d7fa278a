import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { PaymentReport } from './payment-provider.ts'

/** Where news of a payment came from. */
export type ReportSource = 'webhook' | 'return' | 'inquiry'

/** What the shop made of it. */
export type Verdict = 'accepted' | 'unknown-payment' | 'mismatch'

/** Keeps the news as it came. Answers false when the same news is kept already: whoever was first acts on it. */
export async function insertPaymentEvent(
  db: Database,
  entry: {
    report: PaymentReport
    source: ReportSource
    verdict: Verdict
    paymentId: string | null
    at: number
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('paymentEvents')
    .values({
      id: newDocumentId(),
      providerEvent: `${entry.verdict}:${entry.report.eventId}`,
      paymentId: entry.paymentId,
      source: entry.source,
      verdict: entry.verdict,
      body: JSON.stringify(entry.report.raw),
      receivedAt: entry.at,
    })
    .onConflict((conflict) => conflict.column('providerEvent').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}
