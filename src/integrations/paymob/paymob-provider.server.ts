import { z } from 'zod'
import type { Log } from '#commerce/log.ts'
import {
  type PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type ReadMessage,
  type Reversal,
} from '#commerce/payments/payment-provider.ts'
import { openedIntentionSchema, toIntention } from './intention.ts'
import { toPaymentReport } from './payment-report.ts'
import { createPaymobClient } from './paymob-client.server.ts'
import { createPaymobCredentials } from './paymob-credentials.server.ts'
import { createPaymobInquiry } from './paymob-inquiry.server.ts'
import { toPiastres } from './piastres.ts'
import { isSignedBy, signedText, signedTokenText } from './signature.server.ts'
import {
  cardTokenSchema,
  returnSchema,
  type Transaction,
  transactionSchema,
} from './transaction.ts'

/** The settings that the adapter reads; identifiers are numbers, addresses are whole. */
export interface PaymobSettings {
  PAYMENT_API_KEY: string
  PAYMENT_SECRET_KEY: string
  PAYMENT_CARD_METHOD_ID: number
  PAYMENT_WALLET_METHOD_ID?: number | undefined
  PAYMENT_API_URL: string
  PAYMENT_CHECKOUT_URL: string
  PAYMENT_HMAC_SECRET?: string | undefined
  VITE_PAYMENT_PUBLIC_KEY: string
  VITE_APP_URL: string
}

const webhookSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('TRANSACTION'), obj: transactionSchema }),
  z.looseObject({ type: z.literal('TOKEN'), obj: cardTokenSchema }),
])
const reversalSchema = z.looseObject({
  id: z.number().int(),
  success: z.boolean(),
  pending: z.boolean().default(false),
})

/** Paymob Accept in Egypt: the Intention API, its hosted checkout, callbacks signed with HMAC-SHA512, and inquiries. */
export function createPaymobProvider(
  settings: PaymobSettings,
  log: Log,
  now: () => number = Date.now,
): PaymentProvider {
  const client = createPaymobClient(settings.PAYMENT_API_URL)
  const credentials = createPaymobCredentials(client, {
    apiKey: settings.PAYMENT_API_KEY,
    signingSecret: settings.PAYMENT_HMAC_SECRET,
    now,
  })
  const secretKey = `Token ${settings.PAYMENT_SECRET_KEY}`
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

  async function believe(transaction: Transaction, signature: string | null): Promise<ReadMessage> {
    return (await isGenuine(signedText(transaction), signature))
      ? { ok: true, report: toPaymentReport(transaction) }
      : { ok: false, refusal: 'forged' }
  }

  /** A 2xx may still say no, or not yet: what counts is the child transaction. */
  async function reverse(how: 'refund' | 'void', asked: Record<string, number>): Promise<Reversal> {
    const { status, body } = await client.post(
      `/api/acceptance/void_refund/${how}`,
      asked,
      secretKey,
    )
    const child = reversalSchema.safeParse(body).data
    if (status >= 300 || (child && !child.success && !child.pending)) {
      throw new PaymentProviderRefused(`The provider refused a ${how} (${status}).`, {
        cause: body,
      })
    }
    if (!child) throw new PaymentProviderUnavailable(`The answer to a ${how} cannot be read.`)
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
        return: new URL('/api/payments/return', settings.VITE_APP_URL).href,
      })
      const answer = await client.post('/v1/intention/', intention, secretKey)
      const parsed = openedIntentionSchema.safeParse(answer.body)
      if (!parsed.success) {
        throw new PaymentProviderRefused(`The provider opened no payment (${answer.status}).`, {
          cause: answer.body,
        })
      }
      const checkout = new URL(settings.PAYMENT_CHECKOUT_URL)
      checkout.searchParams.set('publicKey', settings.VITE_PAYMENT_PUBLIC_KEY)
      checkout.searchParams.set('clientSecret', parsed.data.client_secret)
      return {
        providerOrderId: String(parsed.data.intention_order_id),
        providerIntentionId: parsed.data.id,
        checkoutUrl: checkout.href,
      }
    },

    async readWebhook({ query, body }) {
      const parsed = webhookSchema.safeParse(parseJson(body))
      if (!parsed.success) {
        log.warn('payment webhook was malformed', { fields: fieldsOf(parsed.error) })
        return { ok: false, refusal: 'malformed' }
      }
      const message = parsed.data
      if (message.type === 'TRANSACTION') return believe(message.obj, query.get('hmac'))
      // A saved card: the shop saves none.
      return (await isGenuine(signedTokenText(message.obj), query.get('hmac')))
        ? { ok: true, report: null }
        : { ok: false, refusal: 'forged' }
    },

    async readReturn(query) {
      const parsed = returnSchema.safeParse(Object.fromEntries(query))
      if (!parsed.success) return { ok: false, refusal: 'malformed' }
      return believe(parsed.data, query.get('hmac'))
    },

    ...createPaymobInquiry(client, credentials),

    refund: ({ transactionId, amount }) =>
      reverse('refund', {
        transaction_id: Number(transactionId),
        amount_cents: toPiastres(amount),
      }),

    voidPayment: ({ transactionId }) => reverse('void', { transaction_id: Number(transactionId) }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fieldsOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => issue.path.join('.'))
}
