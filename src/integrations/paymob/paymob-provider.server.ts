import { z } from 'zod'
import { civilDateAt } from '#commerce/delivery/cairo-time.ts'
import type { Log } from '#commerce/log.ts'
import { parseJson } from '#commerce/parse-json.ts'
import {
  type InquiryHint,
  type PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type ReadMessage,
  type Reversal,
  type VoidCandidate,
} from '#commerce/payments/payment-provider.ts'
import { currentLocale } from '#i18n/locale.ts'
import { openIntention, toIntention } from './intention.ts'
import { isChild, toPaymentReport } from './payment-report.ts'
import { checkPaymob } from './paymob-check.server.ts'
import { createPaymobClient } from './paymob-client.server.ts'
import { createPaymobCredentials } from './paymob-credentials.server.ts'
import { createPaymobInquiry } from './paymob-inquiry.server.ts'
import { toPiastres } from './piastres.ts'
import { messagesOf, refusalOf } from './provider-error.ts'
import { isSignedBy, signedText, signedTokenText } from './signature.server.ts'
import {
  cardTokenSchema,
  returnSchema,
  type Transaction,
  transactionSchema,
  unsourcedSchema,
} from './transaction.ts'

/** Settings of the adapter. */
export interface PaymobSettings {
  PAYMENT_API_KEY: string
  PAYMENT_SECRET_KEY: string
  PAYMENT_CARD_METHOD_ID: number
  PAYMENT_WALLET_METHOD_ID?: number | undefined
  PAYMENT_API_URL: string
  PAYMENT_CHECKOUT_URL: string
  PAYMENT_HMAC_SECRET?: string | undefined
  PAYMENT_OWNER_ID?: number | undefined
  PAYMENT_FEE_PERCENT: number
  PAYMENT_FEE_FIXED: number
  VITE_PAYMENT_PUBLIC_KEY: string
  VITE_APP_URL: string
}

const webhookSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('TRANSACTION'), obj: transactionSchema }),
  z.looseObject({ type: z.literal('TOKEN'), obj: cardTokenSchema }),
])
const unsourcedWebhookSchema = z.looseObject({
  type: z.literal('TRANSACTION'),
  obj: unsourcedSchema,
})
const reversalSchema = z.looseObject({
  id: z.number().int(),
  success: z.boolean(),
  pending: z.boolean().default(false),
  data: z.unknown(),
})

/** Adapter for Paymob Accept in Egypt: Intention API, hosted checkout, callbacks signed with HMAC-SHA512, inquiries. */
export function createPaymobProvider(
  settings: PaymobSettings,
  log: Log,
  now: () => number = Date.now,
): PaymentProvider {
  const client = createPaymobClient(settings.PAYMENT_API_URL, log)
  const credentials = createPaymobCredentials(client, {
    apiKey: settings.PAYMENT_API_KEY,
    secretKey: settings.PAYMENT_SECRET_KEY,
    signingSecret: settings.PAYMENT_HMAC_SECRET,
    ownerId: settings.PAYMENT_OWNER_ID,
    now,
  })
  const fee = {
    percent: settings.PAYMENT_FEE_PERCENT,
    piastres: Math.round(settings.PAYMENT_FEE_FIXED * 100),
  }
  const publicKey = settings.VITE_PAYMENT_PUBLIC_KEY
  const inquiry = createPaymobInquiry(client, credentials, { publicKey, fee })
  const methodIds = {
    card: settings.PAYMENT_CARD_METHOD_ID,
    wallet: settings.PAYMENT_WALLET_METHOD_ID ?? null,
  }

  async function isGenuine(text: string, signature: string | null): Promise<boolean> {
    if (!signature) return false
    if (isSignedBy(await credentials.signingSecret(), text, signature)) return true
    const newer = await credentials.newSigningSecret()
    return newer !== null && isSignedBy(newer, text, signature)
  }

  /**
   * Refunds and unknown owners need an inquiry: the signature does not cover the refunded amount, and its values are
   * joined without separators, so that digits could move between two fields.
   */
  async function verify(transaction: Transaction, signature: string | null): Promise<ReadMessage> {
    if (!(await isGenuine(signedText(transaction), signature))) {
      return { ok: false, refusal: 'forged' }
    }
    const isClear =
      !isChild(transaction) && !transaction.is_refunded && credentials.isOwner(transaction.owner)
    if (!isClear) return { ok: true, report: null, hint: hintOf(transaction, true) }
    return { ok: true, report: toPaymentReport(transaction, { isInquiry: false, fee }) }
  }

  /** A 2xx may still be a refusal or pending: the child transaction decides. */
  async function reverse(
    how: 'refund' | 'void',
    payload: Record<string, number>,
  ): Promise<Reversal> {
    const path = `/api/acceptance/void_refund/${how}`
    const response = await client.send(path, payload, credentials.secretKey)
    const child = reversalSchema.safeParse(response.body).data
    if (response.status >= 300) throw refusalOf(response, `a ${how}`, 'secret key')
    if (!child) throw new PaymentProviderUnavailable(`The response to a ${how} is unreadable.`)
    if (!child.success && !child.pending) {
      const [reason] = messagesOf(child.data)
      throw new PaymentProviderRefused(reason ?? `The payment provider refused a ${how}.`)
    }
    return { transactionId: String(child.id), pending: child.pending }
  }

  return {
    methodId: (method) => methodIds[method],

    async open(request) {
      const methodId = methodIds[request.method]
      if (methodId === null) throw new PaymentProviderRefused(`${request.method} is not offered.`)
      const intention = toIntention(request, {
        methodId,
        webhook: new URL('/api/payments/webhook', settings.VITE_APP_URL).href,
        return: new URL(returnPath(), settings.VITE_APP_URL).href,
      })
      const opened = await openIntention(client, credentials.secretKey, intention)
      const checkout = new URL(settings.PAYMENT_CHECKOUT_URL)
      checkout.searchParams.set('publicKey', publicKey)
      checkout.searchParams.set('clientSecret', opened.clientSecret)
      return {
        providerOrderId: opened.orderId,
        providerIntentionId: opened.id,
        checkoutUrl: checkout.href,
      }
    },

    async readWebhook({ query, body }) {
      const parsedBody = parseJson(body)
      const parsed = webhookSchema.safeParse(parsedBody)
      if (!parsed.success) {
        const unsourced = unsourcedWebhookSchema.safeParse(parsedBody)
        const fields = parsed.error.issues.map(({ path }) => path.join('.'))
        log.warn('payment webhook was malformed', { fields })
        if (!unsourced.success) return { ok: false, refusal: 'malformed' }
        return { ok: true, report: null, hint: hintOf(unsourced.data.obj, false) }
      }
      const message = parsed.data
      if (message.type === 'TRANSACTION') return verify(message.obj, query.get('hmac'))
      // Saved cards are ignored: the shop stores none.
      return (await isGenuine(signedTokenText(message.obj), query.get('hmac')))
        ? { ok: true, report: null, hint: null }
        : { ok: false, refusal: 'forged' }
    },

    async readReturn(query) {
      const parsed = returnSchema.safeParse(Object.fromEntries(query))
      if (!parsed.success) return { ok: false, refusal: 'malformed' }
      return verify(parsed.data, query.get('hmac'))
    },

    // Real URLs say `order`; the manual says `order_id`.
    claimedOrderId: (query) => query.get('order') ?? query.get('order_id'),

    inquire: inquiry.inquire,
    lastReversal: inquiry.lastReversal,
    reversalState: inquiry.reversalState,

    refund({ transactionId, amount, rest }) {
      const piastres = toPiastres(amount)
      const isOddRest = rest !== null && rest > piastres && rest < piastres + 100
      return reverse('refund', {
        transaction_id: Number(transactionId),
        amount_cents: isOddRest ? rest : piastres,
      })
    },

    isVoidable,
    voidPayment: ({ transactionId }) => reverse('void', { transaction_id: Number(transactionId) }),

    check: () => checkPaymob({ client, credentials, inquiry, methodIds, publicKey }),
  }
}

function hintOf(
  transaction: z.infer<typeof unsourcedSchema> | Transaction,
  isVerified: boolean,
): InquiryHint {
  const { id, order, parent_transaction: parent } = transaction
  return {
    isVerified,
    transactionId: String(parent ?? id),
    providerOrderId: String(order.id),
    reference: order.merchant_order_id ?? null,
  }
}

/** Paymob voids whole card payments on the day of the payment in Cairo, because the bank settles at night. */
export function isVoidable({ method, paidAt, amount, refund, at }: VoidCandidate): boolean {
  const isSameDay = paidAt !== null && civilDateAt(paidAt) === civilDateAt(at)
  return method === 'card' && refund === amount && isSameDay
}

/** Names the language in the path, because the provider does not promise to keep a query. */
function returnPath(): string {
  const locale = currentLocale()
  return `${locale === 'en' ? '' : `/${locale}`}/api/payments/return`
}
