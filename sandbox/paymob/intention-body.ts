import { randomBytes } from 'node:crypto'
import { cairoTimestamp } from './cairo-time.ts'
import type { Integration } from './integrations.ts'
import type { IntentionRequest } from './intention-request.ts'
import type { Intention } from './intention-store.ts'
import type { Provider } from './provider.ts'

/** Creates the intention and its order from a validated request. */
export function createIntention(
  provider: Provider,
  request: IntentionRequest,
  methods: readonly Integration[],
): Intention {
  const createdAt = provider.now()
  const orderId = provider.intentions.nextOrderId(createdAt)
  const intention: Intention = {
    id: `pi_test_${randomBytes(16).toString('hex')}`,
    clientSecret: `egy_csk_test_${randomBytes(16).toString('hex')}`,
    orderId,
    request,
    paymentKeys: methods.map(({ id }) => ({ integrationId: id, key: newPaymentKey(orderId, id) })),
    createdAt,
    expiresAt: createdAt + request.expiration * 1000,
    paid: false,
  }
  provider.intentions.save(intention)
  return intention
}

/** Opaque to merchants; starts with the id of its order. */
export function newPaymentKey(orderId: number, integrationId: number): string {
  const nonce = randomBytes(24).toString('hex')
  return Buffer.from(`${orderId}.${integrationId}.${nonce}`).toString('base64')
}

/** The intention and method of a payment key. */
export function findByPaymentKey(
  provider: Provider,
  key: string,
): { intention: Intention; integration: Integration } | undefined {
  const [orderId] = Buffer.from(key, 'base64').toString().split('.')
  if (!orderId || !/^\d{1,15}$/.test(orderId)) return undefined
  const intention = provider.intentions.byOrder(Number(orderId))
  const known = intention?.paymentKeys.find((candidate) => candidate.key === key)
  const integration = known && provider.integrations.find(known.integrationId)
  return intention && integration ? { intention, integration } : undefined
}

export function methodsOf(provider: Provider, intention: Intention): Integration[] {
  return intention.paymentKeys.flatMap(
    ({ integrationId }) => provider.integrations.find(integrationId) ?? [],
  )
}

/** Response body of POST and PUT /v1/intention. */
export function intentionBody(provider: Provider, intention: Intention) {
  const { request, orderId } = intention
  const methods = methodsOf(provider, intention)
  const redirectionUrl = request.redirection_url ?? null
  const { namesOrder } = provider.dialect.current()
  return {
    payment_keys: methods.map((method) => ({
      integration: method.id,
      key: intention.paymentKeys.find(({ integrationId }) => integrationId === method.id)?.key,
      gateway_type: method.gatewayType,
      iframe_id: null,
      ...(namesOrder ? { order_id: orderId } : {}),
      redirection_url: redirectionUrl,
      save_card: method.method === 'card',
    })),
    redirection_url: redirectionUrl,
    ...(namesOrder ? { intention_order_id: orderId } : {}),
    id: intention.id,
    intention_detail: {
      amount: request.amount,
      items: request.items,
      currency: request.currency,
      billing_data: request.billing_data,
    },
    client_secret: intention.clientSecret,
    payment_methods: methods.map((method) => ({
      integration_id: method.id,
      alias: null,
      name: method.name,
      method_type: 'online',
      currency: method.currency,
      live: false,
      use_cvc_with_moto: false,
    })),
    special_reference: request.special_reference ?? null,
    extras: {
      creation_extras: {
        ...request.extras,
        ...(request.special_reference ? { merchant_order_id: request.special_reference } : {}),
      },
      confirmation_extras: null,
    },
    confirmed: intention.paid,
    status: intention.paid ? 'paid' : 'intended',
    created: cairoTimestamp(intention.createdAt),
    card_detail: null,
    card_tokens: request.card_tokens,
    object: 'paymentintention',
  }
}
