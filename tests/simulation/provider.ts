import {
  type PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderThrottled,
  PaymentProviderUnavailable,
  type PaymentReport,
} from '#commerce/payments/payment-provider.ts'
import { createScriptedProvider, type ScriptedProvider } from '../support/scripted-provider.ts'
import type { CallFault, Faults } from './faults.ts'

/** A webhook on its way. */
interface Message {
  report: PaymentReport
  /** Whether it may get lost: an inquiry about the payment returns the same. */
  mayBeLost: boolean
}

/** The provider, its network, and its customers' pages. Its calls fail, and its answers get lost. */
export interface SimulatedProvider extends PaymentProvider {
  /** Webhooks that the shop has not received, in the order of their events. */
  readonly messages: Message[]
  /** Whether the page still accepts payments. */
  isOpen(checkoutUrl: string): boolean
  pay(checkoutUrl: string, amount?: number): PaymentReport
  decline(checkoutUrl: string): void
  pend(checkoutUrl: string): void
  /** Decides a payment that is pending, if there is one. */
  finishOne(outcome: 'paid' | 'failed'): void
  /** The merchant refunds in the dashboard of the provider. False if it cannot. */
  refundAtDashboard(transactionId: string, amount: number): boolean
  /** Its switches. */
  script: ScriptedProvider
  /** Every paid transaction as it is now. */
  ledger(): Promise<PaymentReport[]>
}

const reads = ['unavailable', 'throttled', 'killed'] as const
const commands = ['unavailable', 'lost', 'refused', 'throttled', 'killed'] as const

export function createSimulatedProvider(faults: Faults, now: () => number): SimulatedProvider {
  // The same ids in every run.
  let lastId = 700_000_000
  const inner = createScriptedProvider(() => String(++lastId))
  inner.now = now
  const messages: Message[] = []
  const openUntil = new Map<string, number>()
  const paidAt = new Map<string, PaymentReport[]>()
  const pending: { transactionId: string; page: string }[] = []

  async function call<T>(
    possible: readonly [CallFault, ...CallFault[]],
    work: () => Promise<T>,
  ): Promise<T> {
    const fault = faults.ofCall(possible)
    if (fault === 'unavailable') throw new PaymentProviderUnavailable('Simulated: unavailable')
    if (fault === 'refused') throw new PaymentProviderRefused('Simulated: refused')
    if (fault === 'throttled') throw new PaymentProviderThrottled(5_000)
    const answer = await work()
    if (fault === 'killed') faults.kill()
    await faults.latency()
    faults.assertAlive()
    if (fault === 'lost') throw new PaymentProviderUnavailable('Simulated: lost')
    return answer
  }

  function recordPaid(page: string, report: PaymentReport): void {
    const paid = [...(paidAt.get(page) ?? []), report]
    paidAt.set(page, paid)
    // An inquiry finds the first payment of a page only: of two, no webhook stays lost.
    const mayBeLost = paid.length === 1
    for (const one of paid) messages.push({ report: one, mayBeLost })
  }

  return {
    ...inner,
    script: inner,
    messages,
    isOpen: (page) => (openUntil.get(page) ?? 0) > now(),
    pay(page, amount) {
      const report = inner.pay(page, amount)
      recordPaid(page, report)
      return report
    },
    decline: (page) => void messages.push({ report: inner.decline(page), mayBeLost: true }),
    pend(page) {
      const report = inner.pend(page)
      pending.push({ transactionId: report.transactionId, page })
      messages.push({ report, mayBeLost: true })
    },
    finishOne(outcome) {
      const one = pending.shift()
      if (!one) return
      const report = inner.finish(one.transactionId, outcome)
      if (outcome === 'paid') recordPaid(one.page, report)
      else messages.push({ report, mayBeLost: true })
    },
    refundAtDashboard(transactionId, amount) {
      // The provider decides one reversal before it accepts the next.
      inner.decide('done')
      try {
        messages.push({ report: inner.refundAtDashboard(transactionId, amount), mayBeLost: false })
        return true
      } catch {
        return false
      }
    },
    ledger: async () => {
      const reports = [...paidAt.values()].flat().map((paid) => reportOf(paid.transactionId))
      return (await Promise.all(reports)).filter((report) => report !== null)
    },
    open: (request) =>
      call(commands, async () => {
        const opened = await inner.open(request)
        openUntil.set(opened.checkoutUrl, now() + request.lifetimeSeconds * 1000)
        return opened
      }),
    // For a paid attempt the provider names the transaction that paid it, whatever came afterwards.
    inquire: (attempt) =>
      call(reads, () => {
        const page = attempt.checkoutUrl ?? inner.checkoutOf(attempt.reference)
        const [first] = attempt.transactionId ? [] : (paidAt.get(page) ?? [])
        return first ? reportOf(first.transactionId) : inner.inquire(attempt)
      }),
    refund: (refund) => call(commands, () => inner.refund(refund)),
    voidPayment: (payment) => call(commands, () => inner.voidPayment(payment)),
    lastReversal: (payment) => call(reads, () => inner.lastReversal(payment)),
    reversalState: (transactionId) => call(reads, () => inner.reversalState(transactionId)),
  }

  function reportOf(transactionId: string): Promise<PaymentReport | null> {
    const attempt = { reference: '', providerOrderId: null, checkoutUrl: null, transactionId }
    return inner.inquire(attempt)
  }
}
