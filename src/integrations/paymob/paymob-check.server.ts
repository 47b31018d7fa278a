import {
  type PaymentProvider,
  PaymentProviderDenied,
  PaymentProviderUnavailable,
  type ProviderCheck,
} from '#commerce/payments/payment-provider.ts'
import { openedIntentionSchema, toIntention } from './intention.ts'
import type { PaymobClient, PaymobResponse } from './paymob-client.server.ts'
import type { PaymobCredentials } from './paymob-credentials.server.ts'
import type { createPaymobInquiry } from './paymob-inquiry.server.ts'
import { isDenied, refusalOf } from './provider-error.ts'

interface Account {
  client: PaymobClient
  credentials: PaymobCredentials
  inquiry: ReturnType<typeof createPaymobInquiry>
  methodIds: Record<'card' | 'wallet', number | null>
  publicKey: string
}

// The provider numbers transactions from 1.
const noTransaction = 0

/**
 * Tries every call of the shop. Opens a payment of one pound for each method and discards its checkout URL; refunds use
 * a transaction id that does not exist.
 */
export async function checkPaymob(account: Account): Promise<ProviderCheck[]> {
  const { client, credentials, inquiry, methodIds, publicKey } = account
  const reference = `doctor-${crypto.randomUUID()}`
  let clientSecret = 'none'

  async function open(methodId: number): Promise<void> {
    const intention = toIntention(trial(reference), {
      methodId,
      webhook: 'https://doctor.invalid/',
      return: 'https://doctor.invalid/',
    })
    const response = await client.post('/v1/intention/', intention, credentials.secretKey)
    const { data } = openedIntentionSchema.safeParse(response.body)
    if (!data) throw refusalOf(response, 'the payment', 'secret key')
    clientSecret = data.client_secret
  }
  /** The id does not exist, and the provider has to say so: any response but "no access" proves the key. */
  async function isKnown(response: Promise<PaymobResponse>, key: 'secret key' | 'API key') {
    const known = await response
    if (isDenied(known)) throw refusalOf(known, 'the call', key)
  }
  const reverse = (how: 'refund' | 'void', body: object) =>
    isKnown(
      client.post(`/api/acceptance/void_refund/${how}`, body, credentials.secretKey),
      'secret key',
    )
  const byTransaction = `/api/acceptance/transactions/${noTransaction}`
  const element = () => `/v1/intention/element/${encodeURIComponent(publicKey)}/${clientSecret}/`

  const calls: Array<[string, () => Promise<unknown>]> = [
    ['signing secret', () => credentials.signingSecret()],
    ...openings(methodIds).map(([name, id]): [string, () => Promise<unknown>] => [
      `open a ${name} payment`,
      () => open(id),
    ]),
    ['look up a checkout page', () => isKnown(client.get(element()), 'secret key')],
    ['look up an order', () => inquiry.readOrder({ merchant_order_id: reference })],
    [
      'look up a transaction',
      () =>
        isKnown(
          credentials.authorized((by) => client.get(byTransaction, by)),
          'API key',
        ),
    ],
    ['refund', () => reverse('refund', { transaction_id: noTransaction, amount_cents: 100 })],
    ['void', () => reverse('void', { transaction_id: noTransaction })],
  ]
  const checks: ProviderCheck[] = []
  for (const [call, tryIt] of calls) {
    const tried = await check(call, tryIt)
    checks.push(tried)
    // The other calls would run into the same timeout one after the other.
    if (tried.problem === 'unavailable') break
  }
  return checks
}

async function check(call: string, tryIt: () => Promise<unknown>): Promise<ProviderCheck> {
  try {
    await tryIt()
    return { call, problem: null, reason: '' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof PaymentProviderDenied) return { call, problem: 'credentials', reason }
    const isAway = error instanceof PaymentProviderUnavailable
    return { call, problem: isAway ? 'unavailable' : 'refused', reason }
  }
}

function openings(methodIds: Account['methodIds']): Array<[string, number]> {
  const { card, wallet } = methodIds
  return [
    ...(card === null ? [] : [['card', card] as [string, number]]),
    ...(wallet === null ? [] : [['wallet', wallet] as [string, number]]),
  ]
}

const trial = (reference: string): Parameters<PaymentProvider['open']>[0] => ({
  reference,
  method: 'card',
  amount: 1,
  lines: [{ name: 'Doctor', total: 1 }],
  payer: { name: 'Shop Doctor', email: 'doctor@example.com', phone: '+201000000000' },
  lifetimeSeconds: 60,
})
