import { afterEach, beforeEach } from 'vitest'
import type { PaymentAttempt } from '#commerce/payments/payment-provider.ts'
import {
  createPaymobProvider,
  type PaymobSettings,
} from '#integrations/paymob/paymob-provider.server.ts'
import { type HttpCounterpart, startHttpCounterpart } from './http-counterpart.ts'
import { signingSecret } from './paymob-messages.ts'
import { createRecordingLog } from './recording-log.ts'

export const paths = {
  token: '/api/auth/tokens',
  secret: '/api/auth/hmac_secret/get_hmac',
  intention: '/v1/intention/',
  inquiry: '/api/ecommerce/orders/transaction_inquiry',
  refund: '/api/acceptance/void_refund/refund',
  void: '/api/acceptance/void_refund/void',
  element: '/v1/intention/element/egy_pk_test_public/egy_csk_test_1/',
  transaction: (id: number) => `/api/acceptance/transactions/${id}`,
}

/** Response of the provider to opening a payment. */
export const opened = {
  id: 'pi_test_1',
  client_secret: 'egy_csk_test_1',
  intention_order_id: 700_000_001,
  status: 'intended',
}

export const unpaidAttempt: PaymentAttempt = {
  reference: '4821-0937-1',
  providerOrderId: String(opened.intention_order_id),
  checkoutUrl: null,
  transactionId: null,
}
export const paidAttempt = { ...unpaidAttempt, transactionId: '900000001' }
export const refund = { transactionId: '900000001', amount: 250, rest: null }

/** The provider, accepting the credentials; each test scripts the other responses. */
export async function startPaymobCounterpart(): Promise<HttpCounterpart> {
  const counterpart = await startHttpCounterpart()
  counterpart.on(`POST ${paths.token}`, { status: 201, body: { token: 'auth-token' } })
  counterpart.on(`GET ${paths.secret}`, { status: 200, body: { hmac_secret: signingSecret } })
  return counterpart
}

/** A new counterpart for each test of the file; returns that of the running test. */
export function paymobOfEachTest(): () => HttpCounterpart {
  let current: HttpCounterpart
  beforeEach(async () => {
    current = await startPaymobCounterpart()
  })
  afterEach(() => current.close())
  return () => current
}

/** A new adapter of the shop, without cached credentials. */
export function connectTo({ url }: HttpCounterpart, change: Partial<PaymobSettings> = {}) {
  const log = createRecordingLog()
  const clock = { now: Date.UTC(2026, 10, 20, 10) }
  const settings: PaymobSettings = {
    PAYMENT_API_KEY: 'api-key',
    PAYMENT_SECRET_KEY: 'egy_sk_test_secret',
    PAYMENT_CARD_METHOD_ID: 4_000_001,
    PAYMENT_WALLET_METHOD_ID: 4_000_002,
    PAYMENT_API_URL: url,
    PAYMENT_CHECKOUT_URL: `${url}/unifiedcheckout/`,
    PAYMENT_OWNER_ID: 500_001,
    PAYMENT_FEE_PERCENT: 0,
    PAYMENT_FEE_FIXED: 0,
    VITE_PAYMENT_PUBLIC_KEY: 'egy_pk_test_public',
    VITE_APP_URL: 'https://flowers.example',
    ...change,
  }
  return { provider: createPaymobProvider(settings, log, () => clock.now), log, clock }
}
