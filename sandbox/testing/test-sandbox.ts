import { z } from 'zod'
import { type Sandbox, startSandbox } from '../sandbox.ts'
import { readSettings } from '../settings.ts'

export const hmacSecret = 'test_hmac_secret'

/** A sandbox on free ports with everything in memory and short delays. */
export function openTestSandbox(change: Record<string, string> = {}): Promise<Sandbox> {
  return startSandbox(
    readSettings({
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_DATA: ':memory:',
      SANDBOX_HMAC_SECRET: hmacSecret,
      SANDBOX_WEBHOOK_DELAY_MS: '120',
      SANDBOX_WALLET_SETTLE_MS: '80',
      PAYMENT_WALLET_METHOD_ID: '4000002',
      ...change,
    }),
  )
}

const intentionSchema = z.looseObject({
  client_secret: z.string(),
  intention_order_id: z.number(),
  payment_keys: z.array(z.object({ integration: z.number(), key: z.string() }).loose()),
})
const transactionSchema = z.looseObject({
  id: z.number(),
  success: z.boolean(),
  pending: z.boolean(),
  amount_cents: z.number(),
})
const paidSchema = z.object({ transaction: transactionSchema, returnUrl: z.string() })
const tokenSchema = z.looseObject({ token: z.string() })

export interface Answer {
  status: number
  body: unknown
}

/** Helpers that call the sandbox like a merchant. */
export function merchantOf(sandbox: Sandbox) {
  async function call(
    method: string,
    path: string,
    body?: unknown,
    authorization = 'Token egy_sk_test_sandbox',
  ): Promise<Answer> {
    const response = await fetch(new URL(path, sandbox.origin), {
      method,
      headers: { 'content-type': 'application/json', authorization },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }

  async function bearer(): Promise<string> {
    const { body } = await call('POST', '/api/auth/tokens', { api_key: 'sandbox-api-key' })
    return `Bearer ${tokenSchema.parse(body).token}`
  }

  return {
    call,
    bearer,
    async intend(shopOrigin: string, change: Record<string, unknown> = {}) {
      const { body } = await call('POST', '/v1/intention/', {
        amount: 125_000,
        currency: 'EGP',
        payment_methods: [4_000_001, 4_000_002],
        items: [{ name: 'Bouquet', amount: 125_000, quantity: 1 }],
        billing_data: {
          first_name: 'Mona',
          last_name: 'Adel',
          email: 'mona@example.com',
          phone_number: '+201000000000',
        },
        special_reference: 'ORD-1001-1',
        notification_url: `${shopOrigin}/webhook`,
        redirection_url: `${shopOrigin}/return`,
        ...change,
      })
      return intentionSchema.parse(body)
    },
    async pay(orderId: number, options: Record<string, unknown> = {}) {
      const { body } = await call('POST', '/_sandbox/paymob/pay', { orderId, ...options })
      return paidSchema.parse(body)
    },
    async inquire(by: { order_id: string } | { merchant_order_id: string }) {
      const path = '/api/ecommerce/orders/transaction_inquiry'
      const { body } = await call('POST', path, by, await bearer())
      return transactionSchema.parse(body)
    },
    async transaction(id: number) {
      const path = `/api/acceptance/transactions/${id}`
      const { body } = await call('GET', path, undefined, await bearer())
      return transactionSchema.parse(body)
    },
    refund(transactionId: number, amount: number) {
      const body = { transaction_id: transactionId, amount_cents: amount }
      return call('POST', '/api/acceptance/void_refund/refund', body)
    },
  }
}
