import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { PaymentReport } from './payment-provider.ts'

/** Channel that reported a payment event. */
export type ReportSource = 'webhook' | 'return' | 'inquiry'

/** Result of checking the event against the payment. */
export type EventResult = 'accepted' | 'unknown-payment' | 'mismatch'

/** Stores the event unchanged. Returns false for a duplicate: only the first caller applies the event. */
export async function insertPaymentEvent(
  db: Database,
  entry: {
    report: PaymentReport
    source: ReportSource
    result: EventResult
    paymentId: string | null
    at: number
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('paymentEvents')
    .values({
      id: newDocumentId(),
      providerEvent: `${entry.result}:${entry.report.eventId}`,
      paymentId: entry.paymentId,
      source: entry.source,
      result: entry.result,
      verdict: entry.result,
      body: JSON.stringify(entry.report.raw),
      receivedAt: entry.at,
    })
    .onConflict((conflict) => conflict.column('providerEvent').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}
