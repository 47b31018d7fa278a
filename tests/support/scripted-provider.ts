import { currency, type Pounds } from '#commerce/money.ts'
import {
  type OnlinePaymentMethod,
  type PaymentOutcome,
  type PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type PaymentReport,
  type PaymentRequest,
  type ReversalState,
} from '#commerce/payments/payment-provider.ts'
import { createPauses, type Pause } from './pauses.ts'

type Point = 'open' | 'inquire' | 'refund' | 'void'
type Availability = 'up' | 'down' | 'refusing'

/** A payment provider in memory that does what a test tells it to, and remembers what the shop asked of it. */
export interface ScriptedProvider extends PaymentProvider {
  readonly opened: readonly PaymentRequest[]
  /** The money that really went back. */
  readonly refunds: ReadonlyArray<{ transactionId: string; amount: Pounds }>
  /** The payments that were undone before they were settled. */
  readonly voids: readonly string[]
  /** Whether the bank has settled what was paid, so that nothing can be voided any more; true unless told otherwise. */
  settled: boolean
  readonly inquiries: number
  availability: Availability
  offersWallet: boolean
  /** What the shopper does at a checkout address; each answers the provider's news of it. */
  pay(checkoutUrl: string): PaymentReport
  decline(checkoutUrl: string): PaymentReport
  pend(checkoutUrl: string): PaymentReport
  /** A pending payment comes to its end. */
  finish(transactionId: string, outcome: 'paid' | 'failed'): PaymentReport
  /** Somebody gives money back at the provider's own dashboard. */
  refundAtDashboard(transactionId: string, amount: Pounds): PaymentReport
  /** Whether refunds are taken up and left to be decided. */
  undecided: boolean
  /** The provider decides about a refund that it has taken up. */
  decide(state: Exclude<ReversalState, 'pending'>): void
  /** The next thing that is asked for is done, and its answer never arrives. */
  loseNextAnswer(): void
  /** Where an attempt could be paid, whether or not anybody was told. */
  checkoutOf(reference: string): string
  pauseAt(point: Point): Pause
}

interface Transaction {
  id: string
  providerOrderId: string
  outcome: Extract<PaymentOutcome, 'paid' | 'pending' | 'failed'>
  voided: boolean
  refunded: Pounds
}

const methodIds: Record<OnlinePaymentMethod, number> = { card: 4_000_001, wallet: 4_000_002 }

let lastId = 700_000_000
const nextId = () => String(++lastId)
const checkoutUrl = (providerOrderId: string) => `https://provider.example/${providerOrderId}`

export function createScriptedProvider(): ScriptedProvider {
  const intentions = new Map<string, PaymentRequest>()
  const transactions: Transaction[] = []
  const refunds: Array<{ transactionId: string; amount: Pounds }> = []
  const voids: string[] = []
  const takenUp: Array<{
    id: string
    transactionId: string
    amount: Pounds
    state: ReversalState
  }> = []
  const pauses = createPauses<Point>()
  let loses = false
  let inquiries = 0

  function find(transactionId: string): Transaction {
    const found = transactions.find(({ id }) => id === transactionId)
    if (!found) throw new PaymentProviderRefused('No such transaction.')
    return found
  }

  function attempt(checkoutUrl: string, outcome: Transaction['outcome']): PaymentReport {
    const providerOrderId = new URL(checkoutUrl).pathname.slice(1)
    const transaction = { id: nextId(), providerOrderId, outcome, refunded: 0, voided: false }
    transactions.push(transaction)
    return report(transaction)
  }

  function report(transaction: Transaction): PaymentReport {
    const { id, providerOrderId, refunded } = transaction
    const request = intentions.get(providerOrderId)
    if (!request) throw new Error('Nothing was opened there.')
    const back = transaction.voided ? 'voided' : 'refunded'
    const outcome = refunded > 0 ? back : transaction.outcome
    return {
      outcome,
      eventId: refunded > 0 ? `${id}:${outcome}:${refunded}` : `${id}:${outcome}`,
      transactionId: id,
      providerOrderId,
      amount: request.amount,
      refundedAmount: refunded,
      currency,
      methodId: methodIds[request.method],
      reason: outcome === 'failed' ? 'DECLINED' : 'Approved',
      raw: { id },
    }
  }

  function giveBack(transactionId: string, amount: Pounds): PaymentReport {
    const transaction = find(transactionId)
    const captured = intentions.get(transaction.providerOrderId)?.amount ?? 0
    if (transaction.outcome !== 'paid' || transaction.refunded + amount > captured) {
      throw new PaymentProviderRefused('More than was paid.')
    }
    transaction.refunded += amount
    return report(transaction)
  }

  function orderOfReference(reference: string): string | undefined {
    return [...intentions].find(([, request]) => request.reference === reference)?.[0]
  }

  function loseAnswer(): void {
    if (!loses) return
    loses = false
    throw new PaymentProviderUnavailable('The answer got lost.')
  }

  async function answer(point: Point): Promise<void> {
    await pauses.passBy(point)
    if (provider.availability === 'down') throw new PaymentProviderUnavailable('Out of order.')
    if (provider.availability === 'refusing') throw new PaymentProviderRefused('Wrong key.')
  }

  const provider: ScriptedProvider = {
    opened: [],
    refunds,
    voids,
    settled: true,
    undecided: false,
    decide(state) {
      for (const reversal of takenUp.filter((one) => one.state === 'pending')) {
        const { transactionId, amount } = reversal
        reversal.state = state
        if (state === 'refused') continue
        giveBack(transactionId, amount)
        refunds.push({ transactionId, amount })
      }
    },
    availability: 'up',
    offersWallet: true,
    pauseAt: pauses.pauseAt,
    get inquiries() {
      return inquiries
    },
    pay: (checkoutUrl) => attempt(checkoutUrl, 'paid'),
    decline: (checkoutUrl) => attempt(checkoutUrl, 'failed'),
    pend: (checkoutUrl) => attempt(checkoutUrl, 'pending'),
    finish(transactionId, outcome) {
      const transaction = find(transactionId)
      transaction.outcome = outcome
      return report(transaction)
    },
    refundAtDashboard: giveBack,
    loseNextAnswer() {
      loses = true
    },
    checkoutOf: (reference) => checkoutUrl(orderOfReference(reference) ?? ''),
    methodId: (method) =>
      method === 'wallet' && !provider.offersWallet ? null : methodIds[method],
    async open(request) {
      await answer('open')
      const providerOrderId = nextId()
      intentions.set(providerOrderId, request)
      loseAnswer()
      return {
        providerOrderId,
        providerIntentionId: `pi_test_${providerOrderId}`,
        checkoutUrl: checkoutUrl(providerOrderId),
      }
    },
    async readWebhook({ body, query }) {
      if (query.get('hmac') !== 'genuine') return { ok: false, refusal: 'forged' }
      return { ok: true, report: JSON.parse(body) }
    },
    async readReturn(query) {
      if (query.get('hmac') !== 'genuine') return { ok: false, refusal: 'forged' }
      return { ok: true, report: report(find(query.get('id') ?? '')) }
    },
    async inquire({ reference, providerOrderId, transactionId }) {
      await answer('inquire')
      inquiries += 1
      const orderId = providerOrderId ?? orderOfReference(reference)
      const known = transactions.filter((one) =>
        transactionId ? one.id === transactionId : one.providerOrderId === orderId,
      )
      const latest = known.at(-1)
      return latest ? report(latest) : null
    },
    async refund({ transactionId, amount }) {
      await answer('refund')
      const id = nextId()
      if (provider.undecided) {
        takenUp.push({ id, transactionId, amount, state: 'pending' })
        return { transactionId: id, pending: true }
      }
      giveBack(transactionId, amount)
      refunds.push({ transactionId, amount })
      loseAnswer()
      return { transactionId: id, pending: false }
    },
    async voidPayment({ transactionId }) {
      await answer('void')
      if (provider.settled || find(transactionId).refunded > 0) {
        throw new PaymentProviderRefused('Too late to void.')
      }
      giveBack(transactionId, report(find(transactionId)).amount ?? 0)
      find(transactionId).voided = true
      voids.push(transactionId)
      loseAnswer()
      return { transactionId: nextId(), pending: false }
    },
    async reversalState(transactionId) {
      await answer('inquire')
      const reversal = takenUp.find(({ id }) => id === transactionId)
      if (!reversal) throw new PaymentProviderRefused('No such transaction.')
      return reversal.state
    },
  }
  return Object.defineProperty(provider, 'opened', { get: () => [...intentions.values()] })
}
