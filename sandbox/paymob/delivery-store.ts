import { z } from 'zod'
import type { SandboxDatabase } from '../database.ts'

const deliverySchema = z.object({
  id: z.number(),
  transactionId: z.number(),
  /** Null when neither the intention nor the integration names a URL. */
  url: z.string().nullable(),
  body: z.string(),
  hmac: z.string(),
  /** The label of the delivery: "signed", "forged", "altered", "lost", "card token". */
  variant: z.string(),
  state: z.enum(['waiting', 'answered', 'unreachable', 'lost']),
  dueAt: z.number(),
  attemptedAt: z.number().nullable(),
  status: z.number().nullable(),
  answer: z.string().nullable(),
})

/** A webhook that is scheduled or was sent. */
export type Delivery = z.infer<typeof deliverySchema>
export type NewDelivery = Pick<
  Delivery,
  'transactionId' | 'url' | 'body' | 'hmac' | 'variant' | 'dueAt'
>

export interface DeliveryStore {
  add(delivery: NewDelivery, state: 'waiting' | 'lost'): Delivery
  save(delivery: Delivery): void
  ofTransaction(transactionId: number): Delivery[]
  waiting(): Delivery[]
  latest(limit: number): Delivery[]
}

interface Row {
  id: number
  document: string
}

export function openDeliveryStore(database: SandboxDatabase): DeliveryStore {
  const insert = database.prepare<[number, string, string]>(
    'insert into deliveries (transaction_id, state, document) values (?, ?, ?)',
  )
  const update = database.prepare<[string, string, number]>(
    'update deliveries set state = ?, document = ? where id = ?',
  )
  const select = 'select id, document from deliveries'
  const byTransaction = database.prepare<[number], Row>(
    `${select} where transaction_id = ? order by id`,
  )
  const waiting = database.prepare<[], Row>(`${select} where state = 'waiting' order by id`)
  const newest = database.prepare<[number], Row>(`${select} order by id desc limit ?`)

  const toDelivery = (row: Row) => deliverySchema.parse({ ...JSON.parse(row.document), id: row.id })

  return {
    add(delivery, state) {
      const document = { ...delivery, state, attemptedAt: null, status: null, answer: null }
      const { lastInsertRowid } = insert.run(
        delivery.transactionId,
        state,
        JSON.stringify(document),
      )
      return { ...document, id: Number(lastInsertRowid) }
    },
    save: (delivery) => {
      update.run(delivery.state, JSON.stringify(delivery), delivery.id)
    },
    ofTransaction: (transactionId) => byTransaction.all(transactionId).map(toDelivery),
    waiting: () => waiting.all().map(toDelivery),
    latest: (limit) => newest.all(limit).map(toDelivery),
  }
}
