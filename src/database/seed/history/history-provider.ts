import type { Pounds } from '#commerce/money.ts'
import {
  type OnlinePaymentMethod,
  type PaymentProvider,
  PaymentProviderUnavailable,
  type PaymentReport,
  type PaymentRequest,
} from '#commerce/payments/payment-provider.ts'

/** A payment of the history, as the provider has to know it: otherwise staff could not refund it. */
export interface PastPayment {
  orderId: number
  transactionId: number
  reference: string
  method: OnlinePaymentMethod
  methodId: number
  amount: Pounds
  payer: PaymentRequest['payer']
  paidAt: number
  refunds: readonly { transactionId: number; amount: Pounds; at: number }[]
}

interface PastPaymentAttempt extends PastPayment {
  isPaid: boolean
  /** A page accepts several declined cards. */
  declined: number
  refunds: { transactionId: number; amount: Pounds; at: number }[]
}

/** A payment provider in memory whose customers pay when the history says so. */
export interface HistoryProvider extends PaymentProvider {
  /** The report of a payment, or of a declined card, of the attempt with this checkout URL. */
  decide(checkoutUrl: string, outcome: 'paid' | 'failed', discount?: Pounds): PaymentReport
  paidPayments(): PastPayment[]
}

// The numbers of the sandbox begin here and grow with the seconds (sandbox/paymob/next-id.ts).
const firstOrder = 700_000_000
const firstTransaction = 900_000_000
const numberingBegan = Date.UTC(2026, 0, 1)

export function createHistoryProvider(
  now: () => number,
  methodId: PaymentProvider['methodId'],
): HistoryProvider {
  const attempts = new Map<number, PastPaymentAttempt>()
  let lastOrder = 0
  let lastTransaction = 0
  const numberAt = (last: number) =>
    Math.max(last + 1, Math.floor((now() - numberingBegan) / 1000), 1)

  const find = (is: (attempt: PastPaymentAttempt) => boolean) => {
    const found = [...attempts.values()].find(is)
    if (!found) throw new Error('The history has no such payment.')
    return found
  }
  const byTransaction = (id: string) => find((one) => String(one.transactionId) === id)
  const nextTransaction = () => {
    lastTransaction = numberAt(lastTransaction)
    return firstTransaction + lastTransaction
  }
  const unavailable = async () => {
    throw new PaymentProviderUnavailable('The history does not ask.')
  }

  return {
    methodId,
    async open({ method, reference, amount, payer }) {
      lastOrder = numberAt(lastOrder)
      const orderId = firstOrder + lastOrder
      const transactionId = nextTransaction()
      attempts.set(orderId, {
        ...{ orderId, transactionId, reference, method, amount, payer },
        methodId: methodId(method) ?? 0,
        paidAt: 0,
        isPaid: false,
        declined: 0,
        refunds: [],
      })
      return {
        providerOrderId: String(orderId),
        providerIntentionId: `pi_history_${orderId}`,
        checkoutUrl: `history:${orderId}`,
      }
    },
    decide(checkoutUrl, outcome, discount = 0) {
      const attempt = find(({ orderId }) => checkoutUrl === `history:${orderId}`)
      if (outcome === 'failed') attempt.declined++
      else {
        const amount = attempt.amount - discount
        Object.assign(attempt, { isPaid: true, paidAt: now(), amount })
      }
      return reportOf(attempt, outcome)
    },
    async inquire({ providerOrderId }) {
      const attempt = attempts.get(Number(providerOrderId))
      return attempt?.isPaid ? reportOf(attempt, 'paid') : null
    },
    async refund({ transactionId, amount }) {
      const refund = { transactionId: nextTransaction(), amount, at: now() }
      byTransaction(transactionId).refunds.push(refund)
      return { transactionId: String(refund.transactionId), pending: false }
    },
    isVoidable: () => false,
    voidPayment: unavailable,
    reversalState: async () => 'done',
    lastReversal: async () => null,
    readWebhook: unavailable,
    readReturn: unavailable,
    claimedOrderId: () => null,
    check: async () => [],
    paidPayments: () => [...attempts.values()].filter(({ isPaid }) => isPaid),
  }
}

function reportOf(attempt: PastPaymentAttempt, outcome: 'paid' | 'failed'): PaymentReport {
  const { orderId, transactionId, amount, methodId, reference } = attempt
  const refundedAmount = attempt.refunds.reduce((sum, refund) => sum + refund.amount, 0)
  const id = outcome === 'failed' ? `${transactionId}-${attempt.declined}` : String(transactionId)
  return {
    outcome,
    eventId: `history:${id}:${outcome}:${refundedAmount}`,
    transactionId: id,
    providerOrderId: String(orderId),
    reference,
    amount,
    isWholePounds: true,
    amountBeforeFee: null,
    refundedAmount,
    rest: (amount - refundedAmount) * 100,
    currency: 'EGP',
    methodId,
    reason: outcome === 'failed' ? 'Declined' : 'Approved',
    raw: { order: orderId, transaction: id, outcome },
  }
}
