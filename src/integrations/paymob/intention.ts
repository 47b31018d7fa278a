import { z } from 'zod'
import type { PaymentRequest } from '#commerce/payments/payment-provider.ts'
import type { PaymobClient } from './paymob-client.server.ts'
import { toPiastres } from './piastres.ts'
import { readBody } from './provider-error.ts'

const longestName = 50

/**
 * Body of an intention. Each line is sent with quantity 1 and its total, because the provider's manuals disagree
 * whether a quantity multiplies the amount.
 */
export function toIntention(
  request: PaymentRequest,
  addresses: { methodId: number; webhook: string; return: string },
) {
  const [firstName, lastName] = splitName(request.payer.name)
  return {
    amount: toPiastres(request.amount),
    currency: 'EGP',
    payment_methods: [addresses.methodId],
    items: request.lines.map((line) => ({
      name: shorten(line.name),
      amount: toPiastres(line.total),
      quantity: 1,
    })),
    billing_data: {
      first_name: firstName,
      last_name: lastName,
      email: acceptedEmail(request.payer.email),
      phone_number: request.payer.phone,
      country: 'EG',
    },
    special_reference: request.reference,
    expiration: request.lifetimeSeconds,
    notification_url: addresses.webhook,
    redirection_url: addresses.return,
  }
}

/** The provider requires both names, and accepts neither empty. */
function splitName(name: string): [string, string] {
  const [first = 'NA', ...rest] = name.trim().split(/\s+/)
  return [shorten(first) || 'NA', shorten(rest.join(' ')) || 'NA']
}

/**
 * The shop accepts a few addresses that the provider refuses (`mona..adel@`), together with the payment. Its receipt
 * then goes to a reserved domain that delivers nothing; the shop's own email has the receipt too.
 */
function acceptedEmail(email: string): string {
  return z.email().safeParse(email).success ? email : 'customer@example.com'
}

/** Truncates to the provider's limit, never inside a surrogate pair. */
function shorten(name: string): string {
  const cut = name.slice(0, longestName)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

const orderId = z.number().int().positive()

const openedSchema = z.looseObject({
  id: z.string().min(1),
  client_secret: z.string().min(1),
  intention_order_id: orderId.nullish(),
  payment_keys: z.array(z.looseObject({ order_id: orderId.nullish() })).nullish(),
})

/** Opens a payment. The provider's order id is null when the response names none. */
export async function openIntention(
  client: PaymobClient,
  secretKey: string,
  intention: ReturnType<typeof toIntention>,
): Promise<{ id: string; clientSecret: string; orderId: string | null }> {
  const response = await client.post('/v1/intention/', intention, secretKey)
  const opened = readBody(openedSchema, response, 'the payment', 'secret key')
  const { id, client_secret: clientSecret, intention_order_id: named, payment_keys: keys } = opened
  const found = named ?? keys?.[0]?.order_id
  return { id, clientSecret, orderId: found ? String(found) : null }
}
