import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type PaymentRequest,
} from '#commerce/payments/payment-provider.ts'
import { inLocale } from '#i18n/locale.server.ts'
import type { ScriptedResponse } from '../../../tests/support/http-counterpart.ts'
import {
  connectTo,
  opened,
  paths,
  paymobOfEachTest,
  refund,
  unpaidAttempt,
} from '../../../tests/support/paymob-counterpart.ts'

const paymob = paymobOfEachTest()
afterEach(() => void vi.restoreAllMocks())

const request: PaymentRequest = {
  reference: '4821-0937-1',
  method: 'card',
  amount: 1250,
  lines: [{ name: 'Red roses', total: 1250 }],
  payer: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201112345678' },
  lifetimeSeconds: 1800,
}

const answers = (request: string, answer: ScriptedResponse) => paymob().on(request, answer)

describe('opening a payment', () => {
  const open = (change: Partial<PaymentRequest> = {}) =>
    connectTo(paymob()).provider.open({ ...request, ...change })

  it('returns the checkout URL with the keys of this payment', async () => {
    answers(`POST ${paths.intention}`, { status: 201, body: opened })
    expect(await open()).toEqual({
      providerOrderId: '700000001',
      providerIntentionId: 'pi_test_1',
      checkoutUrl: `${paymob().url}/unifiedcheckout/?publicKey=egy_pk_test_public&clientSecret=egy_csk_test_1`,
    })
  })

  it('authenticates with the secret key and sends the webhook and return URLs', async () => {
    answers(`POST ${paths.intention}`, { status: 201, body: opened })
    await open()
    expect(paymob().requests).toMatchObject([
      {
        authorization: 'Token egy_sk_test_secret',
        body: {
          payment_methods: [4_000_001],
          notification_url: 'https://flowers.example/api/payments/webhook',
          redirection_url: 'https://flowers.example/api/payments/return',
        },
      },
    ])
  })

  it('returns to the language of the checkout', async () => {
    answers(`POST ${paths.intention}`, { status: 201, body: opened })
    await inLocale('ar', () => open())
    expect(paymob().requests).toMatchObject([
      {
        body: {
          notification_url: 'https://flowers.example/api/payments/webhook',
          redirection_url: 'https://flowers.example/ar/api/payments/return',
        },
      },
    ])
  })

  it('by wallet requests the wallet only', async () => {
    answers(`POST ${paths.intention}`, { status: 201, body: opened })
    await open({ method: 'wallet' })
    expect(paymob().requests).toMatchObject([{ body: { payment_methods: [4_000_002] } }])
  })

  it('by wallet is refused without a wallet method', async () => {
    const { provider } = connectTo(paymob(), { PAYMENT_WALLET_METHOD_ID: undefined })
    expect(provider.methodId('wallet')).toBeNull()
    await expect(provider.open({ ...request, method: 'wallet' })).rejects.toThrow(
      PaymentProviderRefused,
    )
    expect(paymob().requests).toEqual([])
  })

  it.each<[string, ScriptedResponse]>([
    [
      'accepts without a client secret',
      { status: 201, body: { ...opened, client_secret: undefined } },
    ],
    [
      'accepts with an empty client secret',
      { status: 201, body: { ...opened, client_secret: '' } },
    ],
    ['responds with HTML', { status: 200, body: '<html>' }],
    [
      'reports a missing field',
      { status: 400, body: { billing_data: { email: ['This field is required.'] } } },
    ],
    ['rejects the key', { status: 401, body: { detail: 'Invalid secret key' } }],
    ['rejects the method', { status: 404, body: { detail: 'Integration ID does not exist' } }],
    ['rejects the sum', { status: 406, body: { code: 'unmatched_item_prices' } }],
  ])('fails when the provider %s', async (_why, answer) => {
    answers(`POST ${paths.intention}`, answer)
    await expect(open()).rejects.toThrow(PaymentProviderRefused)
  })

  it('does not repeat a key in an error message', async () => {
    answers(`POST ${paths.intention}`, { status: 401, body: { detail: 'egy_sk_test_secret' } })
    await expect(open()).rejects.toThrow(
      'The payment provider does not accept the shop’s credentials (secret key, 401).',
    )
  })

  it.each([
    ['nowhere', {}, null],
    ['with its keys', { payment_keys: [{ order_id: 700_000_001 }] }, '700000001'],
  ])('accepts a response that names the order %s', async (_where, change, order) => {
    const body = { ...opened, intention_order_id: undefined, ...change }
    answers(`POST ${paths.intention}`, { status: 201, body })
    expect(await open()).toMatchObject({ providerOrderId: order })
  })
})

describe('an unreachable provider', () => {
  const calls = {
    'open a payment': () => connectTo(paymob()).provider.open(request),
    'look a payment up': () => connectTo(paymob()).provider.inquire(unpaidAttempt),
    'give money back': () => connectTo(paymob()).provider.refund(refund),
  }
  const everywhere = (answer: ScriptedResponse) => {
    for (const path of [paths.intention, paths.inquiry, paths.refund])
      answers(`POST ${path}`, answer)
  }

  it.each(Object.entries(calls))('leaves open what became of a call to %s', async (_what, call) => {
    for (const answer of [
      { status: 500, body: 'oops' },
      { status: 503, body: '' },
      { status: 504, body: { detail: 'Gateway timeout' } },
      'hang up' as const,
    ]) {
      everywhere(answer)
      await expect(call()).rejects.toThrow(PaymentProviderUnavailable)
    }
  })

  it('times out after ten seconds', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(30))
    everywhere('silence')
    await expect(connectTo(paymob()).provider.open(request)).rejects.toThrow(
      PaymentProviderUnavailable,
    )
    expect(waits).toHaveBeenCalledWith(10_000)
  })

  it('is not followed on a redirect', async () => {
    everywhere({ status: 302, body: opened })
    await expect(connectTo(paymob()).provider.open(request)).rejects.toThrow(
      PaymentProviderUnavailable,
    )
  })
})
