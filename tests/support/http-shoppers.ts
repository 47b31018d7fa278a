import { setTimeout as delay } from 'node:timers/promises'
import type { OrderRequest } from '#commerce/checkout/order-request.ts'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { newDocumentId } from '#database/document-id.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { hashSessionId, newSessionId } from '#identity/sessions/session-id.server.ts'
import { createProduct, lineOf, orderRequest } from './factories.ts'
import { callServerFunction, type FunctionResponse } from './server-function.ts'
import { secrets } from './test-settings.ts'
import { createSlot, openTestShop, type TestShop } from './test-shop.ts'

/** A shop with one product, one large delivery window, and signed-in customers. */
export interface BusyShop {
  shop: TestShop
  productId: string
  /** Ordered with every product, if the shop has one. */
  addOnId: string | null
  initialStock: number
  /** Session cookies of the customers. */
  cookies: string[]
  order: (origin: string, cookie: string) => Promise<string | null>
  /**
   * Retries with the same idempotency key until an order is acknowledged, as the storefront does, with the next origin
   * each time.
   */
  orderUntilAcknowledged: (origins: readonly string[], cookie: string) => Promise<SentOrder>
}

export interface SentOrder {
  orderId: string
  cookie: string
  /** Start of the request that was acknowledged. */
  sentAt: number
}

const longestRequestMs = 5_000

export async function openBusyShop(
  database: OpenDatabase,
  { shoppers, stock, hasAddOn = false }: { shoppers: number; stock: number; hasAddOn?: boolean },
): Promise<BusyShop> {
  const opened = await openTestShop(database)
  const shop = { ...opened, slot: await createSlot(opened, { capacity: 1_000_000 }) }
  const product = await createProduct(shop, { stock })
  const addOn = hasAddOn ? await createProduct(shop, { stock, addOn: 'only' }) : null
  const lines = [lineOf(product), ...(addOn ? [{ ...lineOf(addOn), addedTo: 0 }] : [])]
  const cookies = []
  for (let count = 0; count < shoppers; count++) cookies.push(await signIn(shop))
  // Three days ahead, so that no cut-off is near.
  const date = addDays(civilDateAt(Date.now()), 3)
  return {
    shop,
    productId: product.id,
    addOnId: addOn?.id ?? null,
    initialStock: stock,
    cookies,
    async order(origin, cookie) {
      const answer = await send(origin, cookie, newRequest())
      return placedOrderId(answer.result)
    },
    async orderUntilAcknowledged(origins, cookie) {
      const request = newRequest()
      for (let attempt = 0; ; attempt++) {
        const sentAt = Date.now()
        const answer = await Promise.race([
          send(origins[attempt % origins.length] ?? '', cookie, request).catch(() => null),
          delay(longestRequestMs, null, { ref: false }),
        ])
        const orderId = placedOrderId(answer?.result)
        if (orderId !== null) return { orderId, cookie, sentAt }
        await delay(20)
      }
    },
  }

  function newRequest(): OrderRequest {
    return orderRequest(shop, {
      lines,
      delivery: { date, slotId: shop.slot.id },
      paymentMethod: 'cash',
    })
  }
}

function send(origin: string, cookie: string, data: OrderRequest): Promise<FunctionResponse> {
  return callServerFunction({ origin, id: 'checkout.placeOrder', data, cookie })
}

async function signIn({ db }: TestShop): Promise<string> {
  const userId = newDocumentId()
  const now = Date.now()
  const times = { createdAt: now, updatedAt: now }
  await db
    .insertInto('users')
    .values({
      id: userId,
      name: 'Guest',
      surname: '',
      email: '',
      // A verified contact, so that cash orders need no confirmation.
      verifiedEmail: 'mona@example.com',
      phone: '',
      profilePicture: null,
      suspended: 0,
      role: 'customer',
      ...times,
    })
    .execute()
  const id = newSessionId()
  const idHash = hashSessionId(id, secrets.VITE_AUTH_SECRET)
  const session = { idHash, userId, createdAt: now, expiresAt: now + 60 * 60_000 }
  await db.insertInto('sessions').values(session).execute()
  return `boutique-session=${id}`
}

function placedOrderId(result: unknown): string | null {
  const accepted = typeof result === 'object' && result !== null && 'orderId' in result
  return accepted && typeof result.orderId === 'string' ? result.orderId : null
}
