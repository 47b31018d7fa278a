import {
  PaymentProviderDenied,
  PaymentProviderUnavailable,
  type PaymentRequest,
  type ProviderCheck,
} from '#commerce/payments/payment-provider.ts'
import { openIntention, toIntention } from './intention.ts'
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
    const nowhere = 'https://doctor.invalid/'
    const addresses = { methodId, webhook: nowhere, return: nowhere }
    const intention = toIntention(trial(reference), addresses)
    const opened = await openIntention(client, credentials.secretKey, intention)
    clientSecret = opened.clientSecret
  }
  /** The id does not exist, and the provider has to say so: any response but "no access" proves the key. */
  async function isKnown(response: Promise<PaymobResponse>, key: 'secret key' | 'API key') {
    const known = await response
    if (isDenied(known)) throw refusalOf(known, 'the call', key)
  }
  const { card, wallet } = methodIds
  const byTransaction = `/api/acceptance/transactions/${noTransaction}`
  const element = () => `/v1/intention/element/${encodeURIComponent(publicKey)}/${clientSecret}/`
  const reverse = (how: 'refund' | 'void', body: object) =>
    client.post(`/api/acceptance/void_refund/${how}`, body, credentials.secretKey)

  const calls: Record<string, () => Promise<unknown>> = {
    'signing secret': () => credentials.signingSecret(),
    ...(card === null ? {} : { 'open a card payment': () => open(card) }),
    ...(wallet === null ? {} : { 'open a wallet payment': () => open(wallet) }),
    'look up a checkout page': () => isKnown(client.get(element()), 'secret key'),
    'look up an order': () => inquiry.readOrder({ merchant_order_id: reference }),
    'look up a transaction': () =>
      isKnown(
        credentials.authorized((by) => client.get(byTransaction, by)),
        'API key',
      ),
    refund: () =>
      isKnown(
        reverse('refund', { transaction_id: noTransaction, amount_cents: 100 }),
        'secret key',
      ),
    void: () => isKnown(reverse('void', { transaction_id: noTransaction }), 'secret key'),
  }
  const checks: ProviderCheck[] = []
  for (const [call, tryIt] of Object.entries(calls)) {
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

const trial = (reference: string): PaymentRequest => ({
  reference,
  method: 'card',
  amount: 1,
  lines: [{ name: 'Doctor', total: 1 }],
  payer: { name: 'Shop Doctor', email: 'doctor@example.com', phone: '+201000000000' },
  lifetimeSeconds: 60,
})
