import { z } from 'zod'
import { defaultTestCard } from './card.ts'
import { methodsOf } from './intention-body.ts'
import type { Intention } from './intention-store.ts'
import { outcomeSchema, webhookModeSchema } from './outcomes.ts'
import { authenticatePayment, leaveForShop, openPayment } from './payments.ts'
import type { Provider } from './provider.ts'
import { returnAddress } from './return-address.ts'
import { type TransactionBody, transactionBody } from './transaction-body.ts'
import { testWallet } from './wallet.ts'

const delay = z.int().min(0).max(600_000)

export const payRequestSchema = z.strictObject({
  merchantOrderId: z.string().optional(),
  orderId: z.int().optional(),
  method: z.enum(['card', 'wallet']).default('card'),
  outcome: outcomeSchema.optional(),
  webhook: webhookModeSchema.optional(),
  webhookDelayMs: delay.optional(),
  settleMs: delay.optional(),
  saveCard: z.boolean().default(false),
  charged: z.int().min(1).optional(),
  /** One more attempt on a paid order, which the bank declines. */
  again: z.boolean().default(false),
})

export type PayRequest = z.infer<typeof payRequestSchema>

export interface PaidWithoutBrowser {
  transaction: TransactionBody
  /** The browser's redirect URL; null when the merchant named none. */
  returnUrl: string | null
}

/** Pays an open intention without the customer's pages. */
export async function payWithoutBrowser(
  provider: Provider,
  intention: Intention,
  request: PayRequest,
): Promise<{ ok: true; paid: PaidWithoutBrowser } | { ok: false; error: string }> {
  if (intention.paid && !request.again) return { ok: false, error: 'This order is already paid.' }
  if (intention.expiresAt <= provider.now()) return { ok: false, error: 'The intention expired.' }
  const method = methodsOf(provider, intention).find((one) => one.method === request.method)
  if (!method) return { ok: false, error: `The intention offers no ${request.method}.` }

  const scenario = provider.scenarios.for(intention)
  const opened = openPayment(provider, intention, {
    method: request.method,
    integrationId: method.id,
    source:
      request.method === 'card'
        ? { number: defaultTestCard, brand: 'MasterCard' }
        : { number: testWallet.number, brand: 'wallet' },
    outcome: request.outcome ?? scenario.outcome ?? 'approve',
    webhook: request.webhook ?? scenario.webhook ?? 'normal',
    webhookDelayMs: request.webhookDelayMs ?? scenario.webhookDelayMs,
    settleMs: request.settleMs ?? scenario.settleMs,
    saveCard: request.saveCard,
    charged: request.charged,
  })
  await authenticatePayment(provider, opened.id, true)
  const transaction = provider.transactions.find(opened.id) ?? opened
  const current = provider.intentions.byOrder(intention.orderId) ?? intention
  leaveForShop(provider, transaction)
  return {
    ok: true,
    paid: {
      transaction: transactionBody(transaction, current, provider.origin),
      returnUrl: returnAddress(provider, current, transaction),
    },
  }
}
