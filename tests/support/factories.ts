import { insertProduct } from '#commerce/catalogue/editing/staff-product-store.server.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import type { OrderRequest } from '#commerce/checkout/order-request.ts'
import { placeOrder } from '#commerce/checkout/place-order.server.ts'
import type { ProfileForm } from '#commerce/customers/profile.ts'
import { replaceSearchTerms } from '#commerce/customers/user-search-store.server.ts'
import type { DeliverySlot, DeliveryZone } from '#commerce/delivery/delivery-slot.ts'
import { countStock } from '#commerce/invariants/stock-invariants-store.server.ts'
import { startPayment } from '#commerce/payments/start-payment.server.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { newDocumentId } from '#database/document-id.ts'
import { sampleProduct } from './sample-product.ts'
import { noon, type TestShop, tomorrow } from './test-shop.ts'

/** A bouquet of EGP 500 with a stock of ten. */
export async function createProduct(
  shop: TestShop,
  change: Partial<Product> = {},
): Promise<Product> {
  const product = sampleProduct({
    id: newDocumentId(),
    category: shop.categoryId,
    createdAt: noon,
    updatedAt: noon,
    ...change,
  })
  await insertProduct(shop.db, { ...product, archivedAt: null })
  await countStock(shop.db, noon)
  return product
}

/** Creates a customer with a profile, and returns their id. */
export async function createUser(
  shop: Pick<TestShop, 'db'>,
  overrides: UserQuery = {},
): Promise<string> {
  const {
    id = newDocumentId(),
    role = 'customer',
    verifiedEmail = null,
    createdAt = noon,
    ...form
  } = overrides
  const person = { name: 'Mona', surname: 'Adel', email: 'mona@example.com', phone: '', ...form }
  await shop.db
    .insertInto('users')
    .values({
      ...person,
      id,
      profilePicture: null,
      suspended: 0,
      role,
      verifiedEmail,
      createdAt,
      updatedAt: noon,
    })
    .execute()
  await replaceSearchTerms(shop.db, id, person)
  return id
}

export interface UserQuery extends Partial<ProfileForm> {
  id?: string
  role?: Role
  verifiedEmail?: string
  createdAt?: number
}

/** A cart line at the list price of the product. */
export function lineOf(
  product: Pick<Product, 'id' | 'price'>,
  quantity = 1,
): OrderRequest['lines'][number] {
  return { productId: product.id, quantity, seenUnitPrice: product.price }
}

/** An order from Mona to Karim for tomorrow afternoon in Zamalek, paid by card. */
export function orderRequest(
  shop: { zone: Pick<DeliveryZone, 'id' | 'fee'>; slot: Pick<DeliverySlot, 'id'> },
  change: Partial<OrderRequest> & Pick<OrderRequest, 'lines'>,
): OrderRequest {
  return {
    idempotencyKey: crypto.randomUUID(),
    seenDeliveryFee: shop.zone.fee,
    recipient: { name: 'Karim Nabil', phone: '+201001234567' },
    address: {
      givenBy: 'sender',
      zoneId: shop.zone.id,
      street: 'Brazil Street',
      building: '12',
      floor: '3',
      notes: 'Ring twice',
    },
    delivery: { date: tomorrow, slotId: shop.slot.id },
    cardMessage: 'Happy birthday',
    senderShown: true,
    ifMissing: 'call',
    contact: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201112345678' },
    paymentMethod: 'card',
    ...change,
  }
}

export interface TestOrder {
  orderId: string
  userId: string
  product: Product
}

export interface OrderOverrides extends Partial<OrderRequest> {
  product?: Product
  quantity?: number
  userId?: string
  /** Whether the customer has a verified email, which a cash order needs. */
  isProved?: boolean
}

/** Verifies the email of the customer, so that a cash order needs no confirmation. */
export async function proveEmail(
  shop: Pick<TestShop, 'db'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const verifiedEmail = email.toLowerCase()
  const { numUpdatedRows } = await shop.db
    .updateTable('users')
    .set({ verifiedEmail })
    .where('id', '=', userId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await createUser(shop, { id: userId, email, verifiedEmail })
}

/** Places an order, which then awaits payment, or is confirmed as a cash order of a verified customer. */
export async function createOrder(
  shop: TestShop,
  overrides: OrderOverrides = {},
): Promise<TestOrder> {
  const { product: chosenProduct, quantity = 1, isProved = true, ...others } = overrides
  const { userId = newDocumentId(), ...change } = others
  const product = chosenProduct ?? (await createProduct(shop))
  const request = orderRequest(shop, { lines: [lineOf(product, quantity)], ...change })
  if (request.paymentMethod === 'cash' && isProved) {
    await proveEmail(shop, { userId, email: request.contact.email })
  }
  const placed = await placeOrder(shop, request, userId)
  if (!placed.ok) throw new Error(`The order was refused: ${placed.refusal}.`)
  return { orderId: placed.orderId, userId, product }
}

export interface PayableOrder extends TestOrder {
  checkoutUrl: string
}

/** Places an order and opens its card payment at the provider. */
export async function placeCardOrder(
  shop: TestShop,
  overrides: OrderOverrides = {},
): Promise<PayableOrder> {
  const order = await createOrder(shop, overrides)
  return { ...order, checkoutUrl: await openCheckout(shop, order) }
}

/** Starts a payment, or returns the open attempt; by card by default. */
export async function openCheckout(
  shop: TestShop,
  { orderId, userId }: TestOrder,
  method: 'card' | 'wallet' = 'card',
): Promise<string> {
  const started = await startPayment(shop, { orderId, userId, method })
  if (!started.ok) throw new Error(`The payment was refused: ${started.refusal}.`)
  return started.checkoutUrl
}
