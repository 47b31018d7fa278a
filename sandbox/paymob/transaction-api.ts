import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { readJson } from '../http-input.ts'
import { refuseWithoutAuthToken, refuseWithoutSecretKey } from './credentials.ts'
import { fieldErrors } from './field-errors.ts'
import { findByPaymentKey } from './intention-body.ts'
import { openPayment } from './payments.ts'
import type { Provider } from './provider.ts'
import { type ReversalKind, reverse } from './reversals.ts'
import { transactionBody } from './transaction-body.ts'
import { isWalletNumber } from './wallet.ts'

const id = z.coerce.number().int()
const inquirySchema = z.union([
  z.object({ order_id: id, auth_token: z.string().optional() }),
  z.object({ merchant_order_id: z.string(), auth_token: z.string().optional() }),
])
const reversalSchema = z.object({
  transaction_id: id,
  amount_cents: z.coerce.number().pipe(z.int('A valid integer is required.')).optional(),
})
const walletSchema = z.object({
  source: z.object({ identifier: z.string(), subtype: z.literal('WALLET') }),
  payment_token: z.string(),
})
const notFound = { detail: 'Not found.' }

/** Inquiry, refund, void, capture and the direct wallet call. */
export function transactionApi(provider: Provider): Hono {
  const { settings, intentions, transactions, now } = provider
  const app = new Hono()

  app.post('/ecommerce/orders/transaction_inquiry', async (c) => {
    const inquiry = inquirySchema.safeParse(await readJson(c))
    const token = inquiry.data?.auth_token
    const refusal =
      refuseWithoutAuthToken(c, settings, now(), token) && refuseWithoutSecretKey(c, settings)
    if (refusal) return c.json(refusal, 401)
    if (!inquiry.success) return c.json({ detail: 'order_id or merchant_order_id required' }, 400)
    const intention =
      'order_id' in inquiry.data
        ? intentions.byOrder(inquiry.data.order_id)
        : intentions.byReference(inquiry.data.merchant_order_id)
    const latest = intention && transactions.ofOrder(intention.orderId).at(-1)
    return intention && latest
      ? c.json(transactionBody(latest, intention, provider.origin))
      : c.json(notFound, provider.dialect.current().unknownReference)
  })

  app.get('/acceptance/transactions/:id{\\d+}', (c) => {
    const readsBySecretKey = provider.dialect.current().apiKey === 'refused'
    const withoutToken = refuseWithoutAuthToken(c, settings, now())
    const refusal =
      withoutToken && readsBySecretKey ? refuseWithoutSecretKey(c, settings) : withoutToken
    if (refusal) return c.json(refusal, 401)
    const transaction = transactions.find(Number(c.req.param('id')))
    const intention = transaction && intentions.byOrder(transaction.orderId)
    return intention
      ? c.json(transactionBody(transaction, intention, provider.origin))
      : c.json(notFound, 404)
  })

  async function reversal(c: Context, kind: ReversalKind): Promise<Response> {
    const refusal = refuseWithoutSecretKey(c, settings)
    if (refusal) return c.json(refusal, 401)
    const body = await readJson(c)
    const request = reversalSchema.safeParse(body)
    if (!request.success) return c.json(fieldErrors(request.error, body), 400)
    const { transaction_id: transactionId, amount_cents: amount } = request.data
    if (kind !== 'void' && amount === undefined) {
      return c.json({ amount_cents: ['This field is required.'] }, 400)
    }
    const result = reverse(provider, kind, transactionId, kind === 'void' ? undefined : amount)
    if (!result.ok) return c.json(result.body, result.status)
    return c.json(transactionBody(result.child, result.intention, provider.origin), 201)
  }

  app.post('/acceptance/void_refund/refund', (c) => reversal(c, 'refund'))
  app.post('/acceptance/void_refund/void', (c) => reversal(c, 'void'))
  app.post('/acceptance/capture', (c) => reversal(c, 'capture'))

  app.post('/acceptance/payments/pay', async (c) => {
    const body = await readJson(c)
    const request = walletSchema.safeParse(body)
    if (!request.success) return c.json(fieldErrors(request.error, body), 400)
    const found = findByPaymentKey(provider, request.data.payment_token)
    if (!found) return c.json({ detail: 'Incorrect or expired token.' }, 401)
    const { intention, integration } = found
    const number = request.data.source.identifier
    if (integration.method !== 'wallet' || !isWalletNumber(number)) {
      return c.json({ detail: 'Invalid wallet number.' }, 400)
    }
    if (intention.paid || intention.expiresAt <= now()) {
      return c.json({ detail: 'This payment can not be made any more.' }, 400)
    }
    const scenario = provider.scenarios.for(intention)
    const transaction = openPayment(provider, intention, {
      method: 'wallet',
      integrationId: integration.id,
      source: { number, brand: 'wallet' },
      outcome: scenario.outcome ?? 'approve',
      webhook: scenario.webhook ?? 'normal',
      webhookDelayMs: scenario.webhookDelayMs,
      settleMs: scenario.settleMs,
      saveCard: false,
    })
    const redirect = new URL('/api/acceptance/wallet_other_test/wallet_template', provider.origin)
    redirect.searchParams.set('token', request.data.payment_token)
    redirect.searchParams.set('trx_id', String(transaction.id))
    return c.json({
      ...transactionBody(transaction, intention, provider.origin),
      redirect_url: redirect.href,
      iframe_redirection_url: redirect.href,
    })
  })

  return app
}
