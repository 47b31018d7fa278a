import { z } from 'zod'
import type { SandboxDatabase } from '../database.ts'
import { nextId } from './next-id.ts'
import { outcomeSchema, webhookModeSchema } from './outcomes.ts'

const transactionSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  parentId: z.number().nullable(),
  kind: z.enum(['payment', 'refund', 'void', 'capture']),
  method: z.enum(['card', 'wallet']),
  integrationId: z.number(),
  amount: z.number(),
  state: z.enum(['pending', 'success', 'failed']),
  outcome: outcomeSchema,
  webhook: webhookModeSchema,
  /** Null for the default delay of the mode. */
  webhookDelayMs: z.number().nullable(),
  /** The customer passed the one-time password page. */
  authenticated: z.boolean(),
  /** Delay until a pending wallet payment settles. */
  settleMs: z.number(),
  isAuth: z.boolean(),
  isVoided: z.boolean(),
  refunded: z.number(),
  /** Value of `is_refunded`, fixed by the dialect at the time of the refund. */
  isFlaggedRefunded: z.boolean().default(false),
  captured: z.number(),
  source: z.object({ number: z.string(), brand: z.string() }),
  saveCard: z.boolean(),
  /** When a pending wallet payment settles by itself; null for never. */
  settleAt: z.number().nullable(),
  createdAt: z.number(),
  /** As on the wire, fixed at creation because it is signed. */
  createdAtCairo: z.string(),
  updatedAtCairo: z.string(),
})

export type Transaction = z.infer<typeof transactionSchema>

export interface TransactionStore {
  nextTransactionId(at: number): number
  save(transaction: Transaction): void
  find(id: number): Transaction | undefined
  /** All transactions of an order, oldest first. */
  ofOrder(orderId: number): Transaction[]
  waitingToSettle(): Transaction[]
}

interface Row {
  document: string
}

export function openTransactionStore(database: SandboxDatabase): TransactionStore {
  const last = database.prepare<[], { last: number | null }>(
    'select max(id) as last from transactions',
  )
  const write = database.prepare<[number, number, number | null, string]>(
    `insert into transactions (id, order_id, settle_at, document) values (?, ?, ?, ?)
     on conflict (id) do update set settle_at = excluded.settle_at, document = excluded.document`,
  )
  const byId = database.prepare<[number], Row>('select document from transactions where id = ?')
  const byOrder = database.prepare<[number], Row>(
    'select document from transactions where order_id = ? order by id',
  )
  const waiting = database.prepare<[], Row>(
    'select document from transactions where settle_at is not null order by settle_at',
  )
  const toTransaction = (row: Row) => transactionSchema.parse(JSON.parse(row.document))

  return {
    nextTransactionId: (at) => nextId(900_000_000, last.get()?.last, at),
    save(transaction) {
      const { id, orderId, settleAt } = transaction
      write.run(id, orderId, settleAt, JSON.stringify(transaction))
    },
    find(id) {
      const row = byId.get(id)
      return row ? toTransaction(row) : undefined
    },
    ofOrder: (orderId) => byOrder.all(orderId).map(toTransaction),
    waitingToSettle: () => waiting.all().map(toTransaction),
  }
}
