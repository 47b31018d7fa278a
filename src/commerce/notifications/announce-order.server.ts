import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import type { Pounds } from '../money.ts'
import type { OnlinePaymentMethod } from '../payments/payment-provider.ts'
import type { OrderEmailTrigger } from './order-email-trigger.ts'

interface Announcement {
  orderId: string
  occasion: OrderEmailTrigger
  /** Of money that went back: how much, and which way it had come. */
  amount?: Pounds
  method?: OnlinePaymentMethod
  at: number
}

/** Puts a letter about an order into the outbox, in the transaction of what it tells. */
export async function enqueueOrderEmails(db: Database, announcement: Announcement): Promise<void> {
  const { at, ...told } = announcement
  const mailId = newDocumentId()
  await enqueueJob(db, {
    kind: 'send-order-letter',
    payload: { ...told, mailId },
    runAt: at,
    uniqueKey: `send-order-letter:${mailId}`,
    now: at,
  })
}
