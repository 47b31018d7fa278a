import { createHash } from 'node:crypto'
import { cairoTimestamp } from './cairo-time.ts'
import type { Delivery, NewDelivery } from './delivery-store.ts'
import { signCardToken, signTransaction } from './hmac.ts'
import type { Intention } from './intention-store.ts'
import { merchant } from './merchant.ts'
import type { WebhookMode } from './outcomes.ts'
import type { Provider } from './provider.ts'
import { type TransactionBody, transactionBody } from './transaction-body.ts'
import type { Transaction } from './transaction-store.ts'

/** Delay of an "after the return" webhook after the browser left for the shop. */
const afterReturnMs = 1500

/** The webhook URL of a transaction: the intention's before the integration's. */
function notificationUrl(
  provider: Provider,
  intention: Intention,
  transaction: Transaction,
): string | null {
  const integration = provider.integrations.find(transaction.integrationId)
  return (
    intention.request.notification_url ??
    integration?.callbacks.transaction_processed_callback ??
    null
  )
}

/** Sends the webhooks of a transaction in the given mode; resolves when all got a response. */
export async function notifyMerchant(
  provider: Provider,
  intention: Intention,
  transaction: Transaction,
  mode: WebhookMode,
): Promise<Delivery[]> {
  const { webhooks, settings } = provider
  const obj = transactionBody(transaction, intention, provider.origin)
  const signed = transactionDelivery(provider, intention, transaction, obj)
  const delay = transaction.webhookDelayMs
  const later = (usual: number): NewDelivery => ({
    ...signed,
    dueAt: provider.now() + (delay ?? usual),
  })

  switch (mode) {
    case 'normal':
    case 'before-return':
      return [await webhooks.send(signed)]
    case 'late':
      return [await webhooks.send(later(settings.lateWebhookMs))]
    case 'after-return':
      return [await webhooks.send(later(afterReturnMs))]
    case 'lost':
      return [webhooks.lose({ ...signed, variant: 'lost' })]
    case 'doubled':
      return [await webhooks.send(signed), await webhooks.send(signed)]
    case 'twenty':
      return Promise.all(Array.from({ length: 20 }, () => webhooks.send(signed)))
    case 'forged':
      return [await webhooks.send(forged(signed))]
    case 'altered': {
      const body = webhookBody({ ...obj, amount_cents: obj.amount_cents + 100 })
      return [await webhooks.send({ ...signed, body, variant: 'altered' })]
    }
  }
}

/** A regular webhook: the full body and its valid signature. */
export function transactionDelivery(
  provider: Provider,
  intention: Intention,
  transaction: Transaction,
  obj: TransactionBody,
): NewDelivery {
  const hidden = provider.dialect.current().sourceData === 'null'
  return {
    transactionId: transaction.id,
    url: notificationUrl(provider, intention, transaction),
    body: hidden ? withoutSource(obj) : webhookBody(obj),
    hmac: signTransaction(obj, provider.settings.hmacSecret),
    variant: 'signed',
    dueAt: provider.now(),
  }
}

/** A wrong signature of the right length and alphabet. */
export function forged(delivery: NewDelivery): NewDelivery {
  const hmac = createHash('sha512').update(`forged ${delivery.hmac}`).digest('hex')
  return { ...delivery, hmac, variant: 'forged' }
}

function webhookBody(obj: TransactionBody): string {
  return JSON.stringify({
    type: 'TRANSACTION',
    obj,
    issuer_bank: null,
    transaction_processed_callback_responses: '',
  })
}

/** The signature of such a callback is undocumented: use that of the complete body. */
function withoutSource(obj: TransactionBody): string {
  const source_data = { pan: null, type: null, sub_type: null }
  return JSON.stringify({ type: 'TRANSACTION', obj: { ...obj, source_data } })
}

/** The second webhook of a payment whose customer saves the card. */
export function notifyCardToken(
  provider: Provider,
  intention: Intention,
  transaction: Transaction,
): Promise<Delivery> {
  const { number, brand } = transaction.source
  const email = intention.request.billing_data.email
  const token = {
    id: transaction.id - 100_000_000,
    token: createHash('sha256').update(`${email} ${number}`).digest('hex').slice(0, 56),
    masked_pan: `xxxx-xxxx-xxxx-${number.slice(-4)}`,
    merchant_id: merchant.profileId,
    card_subtype: brand,
    created_at: cairoTimestamp(provider.now()),
    email,
    order_id: String(intention.orderId),
    user_added: false,
    next_payment_intention: intention.id,
  }
  return provider.webhooks.send({
    transactionId: transaction.id,
    url: notificationUrl(provider, intention, transaction),
    body: JSON.stringify({ type: 'TOKEN', obj: token }),
    hmac: signCardToken(token, provider.settings.hmacSecret),
    variant: 'card token',
    dueAt: provider.now(),
  })
}
