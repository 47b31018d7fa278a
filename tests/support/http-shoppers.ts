import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { newDocumentId } from '#database/document-id.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { hashSessionId, newSessionId } from '#identity/sessions/session-id.server.ts'
import { createProduct, lineOf, orderRequest } from './factories.ts'
import { callServerFunction } from './server-function.ts'
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
}

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
      const data = orderRequest(shop, {
        lines,
        delivery: { date, slotId: shop.slot.id },
        paymentMethod: 'cash',
      })
      const answer = await callServerFunction({ origin, id: 'checkout.placeOrder', data, cookie })
      return placedOrderId(answer.result)
    },
  }
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
