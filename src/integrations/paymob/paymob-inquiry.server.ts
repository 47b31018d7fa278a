import { z } from 'zod'
import {
  type PaymentAttempt,
  PaymentProviderRefused,
  type PaymentReport,
  type ReversalState,
} from '#commerce/payments/payment-provider.ts'
import { isChild, toPaymentReport } from './payment-report.ts'
import type { PaymobAnswer, PaymobClient } from './paymob-client.server.ts'
import type { PaymobCredentials } from './paymob-credentials.server.ts'
import { type ToldTransaction, toldTransactionSchema } from './transaction.ts'

const namedSchema = z.looseObject({ id: z.number() })

/** Looks payments up at the provider. What it answers here needs no signature: the shop asked for it itself. */
export function createPaymobInquiry(client: PaymobClient, credentials: PaymobCredentials) {
  /** One known payment. Not being able to read it is a failure: it must not pass for "nothing happened". */
  async function readTransaction(id: string | number): Promise<ToldTransaction> {
    const path = `/api/acceptance/transactions/${id}`
    const answer = await client.get(path, await credentials.bearer())
    const parsed = toldTransactionSchema.safeParse(answer.body)
    if (answer.status >= 400 || !parsed.success) throw refused(answer)
    return parsed.data
  }

  /** The latest transaction of an order, or null when there is none. */
  async function readOrder({ reference, providerOrderId }: PaymentAttempt) {
    const question = providerOrderId
      ? { order_id: providerOrderId }
      : { merchant_order_id: reference }
    const path = '/api/ecommerce/orders/transaction_inquiry'
    const answer = await client.post(path, question, await credentials.bearer())
    if (answer.status >= 400 && answer.status !== 404) throw refused(answer)
    const parsed = toldTransactionSchema.safeParse(answer.body)
    if (parsed.success) return parsed.data
    // There is something, and the shop does not understand it: somebody may have paid.
    if (namedSchema.safeParse(answer.body).success) throw refused(answer)
    return null
  }

  /** Of an order that is paid, a try that came to nothing is not the news: the one that paid it has to be found. */
  function reportOf(latest: ToldTransaction): PaymentReport {
    const report = toPaymentReport(latest)
    if (report.outcome !== 'failed' || !latest.order.paid_amount_cents) return report
    throw new PaymentProviderRefused(
      `Order ${latest.order.id} is paid at the provider, and not by transaction ${latest.id}.`,
    )
  }

  function refused({ status }: PaymobAnswer): PaymentProviderRefused {
    credentials.forgetToken()
    return new PaymentProviderRefused(`The provider refused an inquiry (${status}).`)
  }

  async function inquire(attempt: PaymentAttempt): Promise<PaymentReport | null> {
    if (attempt.transactionId) return toPaymentReport(await readTransaction(attempt.transactionId))
    const latest = await readOrder(attempt)
    if (!latest) return null
    // The latest transaction of an order may be a refund, which is a success of its own kind.
    if (!isChild(latest)) return reportOf(latest)
    const { parent_transaction: parent } = latest
    return parent ? toPaymentReport(await readTransaction(parent)) : null
  }

  async function reversalState(id: string): Promise<ReversalState> {
    const { pending, success, error_occured: failed } = await readTransaction(id)
    if (pending) return 'pending'
    return success && !failed ? 'done' : 'refused'
  }

  return { inquire, reversalState }
}
