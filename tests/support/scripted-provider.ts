import { currency, type Pounds } from '#commerce/money.ts'
import {
  type LastReversal,
  type OnlinePaymentMethod,
  type PaymentOutcome,
  type PaymentProvider,
  PaymentProviderDenied,
  PaymentProviderRefused,
  PaymentProviderThrottled,
  PaymentProviderUnavailable,
  type PaymentReport,
  type PaymentRequest,
  type ReversalState,
} from '#commerce/payments/payment-provider.ts'
import { isVoidable } from '#integrations/paymob/paymob-provider.server.ts'
import { createPauses, type Pause } from './pauses.ts'

type Point = 'open' | 'inquire' | 'refund' | 'void'
type Availability = 'up' | 'down' | 'refusing' | 'throttling' | 'denying'

/** A scripted payment provider in memory that records the calls of the shop. */
export interface ScriptedProvider extends PaymentProvider {
  readonly opened: readonly PaymentRequest[]
  /** Completed refunds. */
  readonly refunds: ReadonlyArray<{ transactionId: string; amount: Pounds }>
  /** Voided payments. */
  readonly voids: readonly string[]
  /** Whether payments are settled and so cannot be voided; true by default. */
  settled: boolean
  readonly inquiries: number
  availability: Availability
  offersWallet: boolean
  /** Actions of the customer on the checkout page; each returns the report of the provider. */
  pay(checkoutUrl: string, amount?: Pounds): PaymentReport
  decline(checkoutUrl: string): PaymentReport
  pend(checkoutUrl: string): PaymentReport
  /** Completes a pending payment. */
  finish(transactionId: string, outcome: 'paid' | 'failed'): PaymentReport
  /** The merchant refunds in the dashboard of the provider. */
  refundAtDashboard(transactionId: string, amount: Pounds): PaymentReport
  voidAtDashboard(transactionId: string): PaymentReport
  /** Whether refunds stay pending until decided. */
  undecided: boolean
  /** Decides a pending refund. */
  decide(state: Exclude<ReversalState, 'pending'>): void
  /** The next call is processed, but its response is lost. */
  loseNextResponse(): void
  /** The next call is lost before it arrives. */
  loseNextRequest(): void
  /** Time of refunds, in epoch milliseconds. */
  now: () => number
  /** Whether the response of `open` has the order id of the provider. */
  namesOrders: boolean
  /** Whether `lastReversal` finds reversals. */
  namesReversals: boolean
  /** Checkout URLs of attempts, including those whose response was lost. */
  checkoutOf(reference: string): string
  pauseAt(point: Point): Pause
}

interface Transaction {
  id: string
  providerOrderId: string
  outcome: Extract<PaymentOutcome, 'paid' | 'pending' | 'failed'>
  /** The charged amount, where it differs from the requested one. */
  amount: Pounds | undefined
  voided: boolean
  refunded: Pounds
}

const methodIds: Record<OnlinePaymentMethod, number> = { card: 4_000_001, wallet: 4_000_002 }

let lastId = 700_000_000
const nextId = () => String(++lastId)
const checkoutUrl = (providerOrderId: string) => `https://provider.example/${providerOrderId}`

export function createScriptedProvider(newId: () => string = nextId): ScriptedProvider {
  const intentions = new Map<string, PaymentRequest>()
  const transactions: Transaction[] = []
  const refunds: Array<{ transactionId: string; amount: Pounds }> = []
  const voids: string[] = []
  const pauses = createPauses<Point>()
  const reversals: Array<
    Omit<LastReversal, 'isPending'> & { parentId: string; state: ReversalState }
  > = []
  let loses: 'nothing' | 'answer' | 'request' = 'nothing'
  let inquiries = 0

  function find(transactionId: string): Transaction {
    const found = transactions.find(({ id }) => id === transactionId)
    if (!found) throw new PaymentProviderRefused('No such transaction.')
    return found
  }

  function attempt(
    checkoutUrl: string,
    outcome: Transaction['outcome'],
    amount?: Pounds,
  ): PaymentReport {
    const providerOrderId = new URL(checkoutUrl).pathname.slice(1)
    const id = newId()
    const transaction = { id, providerOrderId, outcome, amount, refunded: 0, voided: false }
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
      reference: request.reference,
      amount: transaction.amount ?? request.amount,
      isWholePounds: true,
      amountBeforeFee: null,
      refundedAmount: refunded,
      rest: (transaction.amount ?? request.amount) - refunded,
      currency,
      methodId: methodIds[request.method],
      reason: outcome === 'failed' ? 'DECLINED' : 'Approved',
      raw: { id },
    }
  }

  function canGiveBack(transaction: Transaction, amount: Pounds): boolean {
    return (
      transaction.outcome === 'paid' && transaction.refunded + amount <= report(transaction).amount
    )
  }

  function giveBack(
    transactionId: string,
    amount: Pounds,
    { id = newId(), kind = 'refund' }: { id?: string; kind?: LastReversal['kind'] } = {},
  ): PaymentReport {
    const transaction = find(transactionId)
    if (!canGiveBack(transaction, amount)) throw new PaymentProviderRefused('More than was paid.')
    transaction.refunded += amount
    transaction.voided ||= kind === 'void'
    list({ transactionId: id, parentId: transactionId, kind, amount, state: 'done' })
    return report(transaction)
  }

  function list(reversal: Omit<(typeof reversals)[number], 'madeAt'>): void {
    reversals.push({ ...reversal, madeAt: [provider.now()] })
  }

  function orderOfReference(reference: string): string | undefined {
    return [...intentions].find(([, request]) => request.reference === reference)?.[0]
  }

  function loseResponse(): void {
    if (loses !== 'answer') return
    loses = 'nothing'
    throw new PaymentProviderUnavailable('The answer got lost.')
  }

  async function answer(point: Point): Promise<void> {
    await pauses.passBy(point)
    if (provider.availability === 'down') throw new PaymentProviderUnavailable('Out of order.')
    if (provider.availability === 'refusing') throw new PaymentProviderRefused('Wrong key.')
    if (provider.availability === 'throttling') throw new PaymentProviderThrottled(7_000)
    if (provider.availability === 'denying') throw new PaymentProviderDenied('Wrong key.')
    const isSent = point === 'refund' || point === 'void'
    if (loses !== 'request' || !isSent) return
    loses = 'nothing'
    throw new PaymentProviderUnavailable('The request got lost.')
  }

  const provider: ScriptedProvider = {
    opened: [],
    refunds,
    voids,
    settled: true,
    undecided: false,
    decide(state) {
      for (const reversal of reversals.filter((one) => one.state === 'pending')) {
        const { parentId, amount } = reversal
        const transaction = find(parentId)
        // A refund at the provider's dashboard may have taken the money meanwhile.
        reversal.state = canGiveBack(transaction, amount) ? state : 'refused'
        if (reversal.state !== 'done') continue
        transaction.refunded += amount
        refunds.push({ transactionId: parentId, amount })
      }
    },
    availability: 'up',
    offersWallet: true,
    now: Date.now,
    namesOrders: true,
    namesReversals: true,
    pauseAt: pauses.pauseAt,
    get inquiries() {
      return inquiries
    },
    pay: (checkoutUrl, amount) => attempt(checkoutUrl, 'paid', amount),
    decline: (checkoutUrl) => attempt(checkoutUrl, 'failed'),
    pend: (checkoutUrl) => attempt(checkoutUrl, 'pending'),
    finish(transactionId, outcome) {
      const transaction = find(transactionId)
      transaction.outcome = outcome
      return report(transaction)
    },
    refundAtDashboard: (transactionId, amount) => giveBack(transactionId, amount),
    voidAtDashboard: (transactionId) =>
      giveBack(transactionId, report(find(transactionId)).amount, { kind: 'void' }),
    loseNextResponse() {
      loses = 'answer'
    },
    loseNextRequest() {
      loses = 'request'
    },
    checkoutOf: (reference) => checkoutUrl(orderOfReference(reference) ?? ''),
    methodId: (method) =>
      method === 'wallet' && !provider.offersWallet ? null : methodIds[method],
    async open(request) {
      await answer('open')
      const providerOrderId = newId()
      intentions.set(providerOrderId, request)
      loseResponse()
      return {
        providerOrderId: provider.namesOrders ? providerOrderId : null,
        providerIntentionId: `pi_test_${providerOrderId}`,
        checkoutUrl: checkoutUrl(providerOrderId),
      }
    },
    async readWebhook({ body, query }) {
      if (query.get('hmac') !== 'genuine') return { ok: false, refusal: 'forged' }
      const message = JSON.parse(body)
      if (message === null) return { ok: true, report: null, hint: null }
      return 'hint' in message
        ? { ok: true, report: null, hint: message.hint }
        : { ok: true, report: message }
    },
    async readReturn(query) {
      if (query.get('hmac') !== 'genuine') return { ok: false, refusal: 'forged' }
      return { ok: true, report: report(find(query.get('id') ?? '')) }
    },
    claimedOrderId: (query) => query.get('order'),
    isVoidable,
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
      const id = newId()
      if (provider.undecided) {
        list({
          transactionId: id,
          parentId: transactionId,
          kind: 'refund',
          amount,
          state: 'pending',
        })
        loseResponse()
        return { transactionId: id, pending: true }
      }
      giveBack(transactionId, amount, { id })
      refunds.push({ transactionId, amount })
      loseResponse()
      return { transactionId: id, pending: false }
    },
    async voidPayment({ transactionId }) {
      await answer('void')
      if (provider.settled || find(transactionId).refunded > 0) {
        throw new PaymentProviderRefused('Too late to void.')
      }
      const id = newId()
      giveBack(transactionId, report(find(transactionId)).amount, { id, kind: 'void' })
      voids.push(transactionId)
      loseResponse()
      return { transactionId: id, pending: false }
    },
    async lastReversal({ transactionId }) {
      await answer('inquire')
      if (!provider.namesReversals) return null
      const last = reversals.findLast(({ parentId }) => parentId === transactionId)
      return last && last.state !== 'refused'
        ? { ...last, isPending: last.state === 'pending' }
        : null
    },
    check: async () => [],
    async reversalState(transactionId) {
      await answer('inquire')
      const reversal = reversals.find((one) => one.transactionId === transactionId)
      if (!reversal) throw new PaymentProviderRefused('No such transaction.')
      return reversal.state
    },
  }
  return Object.defineProperty(provider, 'opened', { get: () => [...intentions.values()] })
}
