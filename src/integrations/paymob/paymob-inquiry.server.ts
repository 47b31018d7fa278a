import { z } from 'zod'
import {
  type LastReversal,
  type PaymentAttempt,
  PaymentProviderRefused,
  type PaymentReport,
  type ReversalState,
} from '#commerce/payments/payment-provider.ts'
import { isChild, toPaymentReport } from './payment-report.ts'
import type { PaymobClient } from './paymob-client.server.ts'
import type { PaymobCredentials } from './paymob-credentials.server.ts'
import { type ProviderFee, toPoundsDown } from './piastres.ts'
import { readBody, refusalOf } from './provider-error.ts'
import {
  type InquiredTransaction,
  inquiredTransactionSchema,
  readLocalTime,
} from './transaction.ts'

const namedSchema = z.looseObject({ id: z.number() })
const elementSchema = z.looseObject({ paid: z.boolean(), redirection_url: z.string().nullish() })

interface InquirySettings {
  publicKey: string
  fee: ProviderFee
}

/** Inquires about payments. A response needs no signature, because the shop requested it over TLS. */
export function createPaymobInquiry(
  client: PaymobClient,
  credentials: PaymobCredentials,
  { publicKey, fee }: InquirySettings,
) {
  function reportOf(transaction: InquiredTransaction): PaymentReport {
    const { id, is_refunded: isRefunded, refunded_amount_cents: refunded } = transaction
    // Read as zero, it would let the shop send the same money again.
    if (isRefunded && !refunded && !isChild(transaction)) {
      throw new PaymentProviderRefused(`Transaction ${id} is refunded by an unknown amount.`)
    }
    return toPaymentReport(transaction, { isInquiry: true, fee })
  }

  function noteOwner(transaction: InquiredTransaction): InquiredTransaction {
    if (typeof transaction.owner === 'number') credentials.addOwner(transaction.owner)
    return transaction
  }

  /** Reads one known transaction. Throws when it is unreadable, which must not pass for "no payment". */
  async function readTransaction(id: string | number): Promise<InquiredTransaction> {
    const path = `/api/acceptance/transactions/${id}`
    const response = await credentials.authorized((by) => client.get(path, by))
    return noteOwner(readBody(inquiredTransactionSchema, response, 'an inquiry', 'API key'))
  }

  /** The latest transaction of an order, or null when the provider knows none. */
  async function readOrder(
    question: { order_id: string } | { merchant_order_id: string },
  ): Promise<InquiredTransaction | null> {
    const path = '/api/ecommerce/orders/transaction_inquiry'
    const response = await credentials.authorized((by) => client.post(path, question, by))
    // No manual documents which of the two an unknown reference gets.
    if (response.status === 400 || response.status === 404) return null
    if (response.status > 400) throw refusalOf(response, 'an inquiry', 'API key')
    const parsed = inquiredTransactionSchema.safeParse(response.body)
    if (parsed.success) return noteOwner(parsed.data)
    // A transaction that cannot be parsed may be a payment.
    if (namedSchema.safeParse(response.body).success) {
      throw new PaymentProviderRefused('The payment provider’s response is unreadable.')
    }
    return null
  }

  async function readAttempt({ reference, providerOrderId }: PaymentAttempt) {
    if (providerOrderId) return readOrder({ order_id: providerOrderId })
    const latest = await readOrder({ merchant_order_id: reference })
    const named = latest?.order.merchant_order_id
    if (named && named !== reference) {
      throw new PaymentProviderRefused('The payment provider responded about another payment.')
    }
    return latest
  }

  /** A failed attempt is not the outcome of a paid order: the checkout page knows which transaction paid. */
  async function findPayer(
    latest: InquiredTransaction,
    { checkoutUrl }: PaymentAttempt,
  ): Promise<PaymentReport | null> {
    const id = checkoutUrl ? await paidBy(checkoutUrl) : null
    if (id !== null && id !== String(latest.id)) {
      const payer = await readTransaction(id)
      if (payer.order.id === latest.order.id && !isChild(payer)) return reportOf(payer)
    }
    if (!latest.order.paid_amount_cents) return null
    throw new PaymentProviderRefused(
      `Order ${latest.order.id} is paid at the provider, and not by transaction ${latest.id}.`,
    )
  }

  async function paidBy(checkoutUrl: string): Promise<string | null> {
    const clientSecret = new URL(checkoutUrl).searchParams.get('clientSecret')
    if (!clientSecret) return null
    const [key, secret] = [publicKey, clientSecret].map(encodeURIComponent)
    const { body } = await client.get(`/v1/intention/element/${key}/${secret}/`)
    const { data } = elementSchema.safeParse(body)
    if (!data?.paid || !URL.canParse(data.redirection_url ?? '')) return null
    const id = new URL(data.redirection_url ?? '').searchParams.get('id')
    return id && /^\d{1,15}$/.test(id) ? id : null
  }

  async function inquire(attempt: PaymentAttempt): Promise<PaymentReport | null> {
    if (attempt.transactionId) return reportOf(await readTransaction(attempt.transactionId))
    const latest = await readAttempt(attempt)
    if (!latest) return null
    if (isChild(latest)) {
      // The latest transaction of an order may be a successful refund.
      const { parent_transaction: parent } = latest
      return parent ? reportOf(await readTransaction(parent)) : null
    }
    const report = reportOf(latest)
    if (report.outcome !== 'failed' && report.outcome !== 'pending') return report
    return (await findPayer(latest, attempt)) ?? report
  }

  async function lastReversal(
    payment: PaymentAttempt & { transactionId: string },
  ): Promise<LastReversal | null> {
    const { transactionId, providerOrderId } = payment
    const orderId = providerOrderId ?? String((await readTransaction(transactionId)).order.id)
    const latest = await readOrder({ order_id: orderId })
    // A paid order has a transaction. Read as "no refund", any that is listed later would count as new.
    if (!latest) throw new PaymentProviderRefused(`The payment provider does not find ${orderId}.`)
    if (!isChild(latest) || String(latest.parent_transaction) !== transactionId) {
      return null
    }
    const { pending: isPending } = latest
    const isRefused = !isPending && (!latest.success || latest.error_occured)
    if (isRefused || !(latest.is_refund || latest.is_void)) return null
    return {
      transactionId: String(latest.id),
      isPending,
      kind: latest.is_void ? 'void' : 'refund',
      amount: toPoundsDown(latest.amount_cents),
      madeAt: readLocalTime(latest.created_at ?? ''),
    }
  }

  async function reversalState(id: string): Promise<ReversalState> {
    const { pending, success, error_occured: failed } = await readTransaction(id)
    if (pending) return 'pending'
    return success && !failed ? 'done' : 'refused'
  }

  return { inquire, lastReversal, reversalState, readOrder }
}
