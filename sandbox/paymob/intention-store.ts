import { z } from 'zod'
import type { SandboxDatabase } from '../database.ts'
import { intentionRequestSchema } from './intention-request.ts'
import { nextId } from './next-id.ts'

const intentionSchema = z.object({
  id: z.string(),
  clientSecret: z.string(),
  orderId: z.number(),
  request: intentionRequestSchema,
  paymentKeys: z.array(z.object({ integrationId: z.number(), key: z.string() })),
  createdAt: z.number(),
  expiresAt: z.number(),
  paid: z.boolean(),
})

/** An intention and its order, whose number the provider assigns. */
export type Intention = z.infer<typeof intentionSchema>

export interface IntentionStore {
  nextOrderId(at: number): number
  save(intention: Intention): void
  byClientSecret(clientSecret: string): Intention | undefined
  byOrder(orderId: number): Intention | undefined
  /** The newest intention with this reference, which a merchant may repeat. */
  byReference(reference: string): Intention | undefined
  latest(limit: number): Intention[]
}

interface Row {
  document: string
}

export function openIntentionStore(database: SandboxDatabase): IntentionStore {
  const lastOrder = database.prepare<[], { last: number | null }>(
    'select max(order_id) as last from intentions',
  )
  const write = database.prepare<[number, string, string | null, string]>(
    `insert into intentions (order_id, client_secret, reference, document) values (?, ?, ?, ?)
     on conflict (order_id) do update set reference = excluded.reference, document = excluded.document`,
  )
  const select = 'select document from intentions'
  const bySecret = database.prepare<[string], Row>(`${select} where client_secret = ?`)
  const byOrder = database.prepare<[number], Row>(`${select} where order_id = ?`)
  const byReference = database.prepare<[string], Row>(
    `${select} where reference = ? order by order_id desc limit 1`,
  )
  const newest = database.prepare<[number], Row>(`${select} order by order_id desc limit ?`)

  const toIntention = (row: Row) => intentionSchema.parse(JSON.parse(row.document))
  const maybe = (row: Row | undefined) => (row ? toIntention(row) : undefined)

  return {
    nextOrderId: (at) => nextId(700_000_000, lastOrder.get()?.last, at),
    save(intention) {
      write.run(
        intention.orderId,
        intention.clientSecret,
        intention.request.special_reference ?? null,
        JSON.stringify(intention),
      )
    },
    byClientSecret: (clientSecret) => maybe(bySecret.get(clientSecret)),
    byOrder: (orderId) => maybe(byOrder.get(orderId)),
    byReference: (reference) => maybe(byReference.get(reference)),
    latest: (limit) => newest.all(limit).map(toIntention),
  }
}
