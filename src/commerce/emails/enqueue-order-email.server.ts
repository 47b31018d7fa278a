import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import type { Pounds } from '../money.ts'
import type { OnlinePaymentMethod } from '../payments/payment-provider.ts'
import type { OrderEmailTrigger } from './order-email-trigger.ts'

interface NewOrderEmail {
  orderId: string
  trigger: OrderEmailTrigger
  /** For a refund: its amount, and the method of the payment. */
  amount?: Pounds
  method?: OnlinePaymentMethod
  at: number
}

/** Adds an order email to the outbox, in the transaction of the change that it reports. */
export async function enqueueOrderEmail(
  db: Database,
  { trigger, at, ...facts }: NewOrderEmail,
): Promise<void> {
  const mailId = newDocumentId()
  await enqueueJob(db, {
    kind: 'send-order-email',
    payload: { ...facts, trigger, mailId },
    runAt: at,
    uniqueKey: `send-order-email:${mailId}`,
    now: at,
  })
}
