import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { noRateLimit } from '../checkout/order-rate-limit.server.ts'
import { type PlacedOrder, placeOnce } from '../checkout/place-order.server.ts'
import { addProfile, findProfile } from '../customers/user-store.server.ts'
import { noCashLimits } from '../orders/confirmation/cash-limits.ts'
import type { Order } from '../orders/order.ts'
import { requestAddress } from '../orders/recipient-address/request-address.server.ts'
import { captureAtTerminal } from '../payments/capture-at-terminal.server.ts'
import type { Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { TelephoneOrder } from './telephone-order.ts'

type CustomerRefusal = Refusal<'customer-not-found' | 'customer-suspended'>
type DiscountRefusal = Refusal<'discount-not-allowed' | 'nothing-to-pay'>

export type PlacedTelephoneOrder = PlacedOrder | CustomerRefusal | DiscountRefusal

/** The staff member who places an order. */
interface PlacedBy {
  staffId: string
  mayDiscount: boolean
}

/**
 * Places an order for a customer on the telephone or at the counter, under the rules of the checkout: the same prices,
 * stock and slots. A new customer gets a profile without a sign-in, so that staff find the customer next time.
 */
export async function placeTelephoneOrder(
  shop: ShopContext,
  { customerId, locale, ...request }: TelephoneOrder,
  { staffId, mayDiscount }: PlacedBy,
): Promise<PlacedTelephoneOrder> {
  const { discount = null, receipt = '' } = request
  if (discount && !mayDiscount) return { ok: false, refusal: 'discount-not-allowed' }
  return placeOnce<CustomerRefusal | DiscountRefusal>(shop, {
    request,
    // A retry must find the order of the first request, so its key is the id of a new customer.
    userId: customerId ?? request.idempotencyKey,
    rateLimit: noRateLimit,
    cashLimits: noCashLimits,
    byStaff: {
      staffId,
      locale,
      discount,
      prepare: async (tx, { at, total }) => {
        if (discount && total === 0) return { ok: false, refusal: 'nothing-to-pay' }
        if (customerId !== null) return refuse(tx, customerId)
        return addCustomer(tx, { request, locale, at })
      },
      complete: (tx, order) => completeOrder(tx, order, { staffId, receipt }),
    },
  })
}

/** Records what a new order has beyond one of the checkout: a discount, and a payment on the terminal. */
async function completeOrder(
  tx: Transaction,
  order: Order,
  { staffId, receipt }: { staffId: string; receipt: string },
): Promise<void> {
  const { id: orderId, discount, createdAt: at, total } = order
  if (discount) {
    const { amount, percent, reason } = discount
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.discounted',
      subject: orderId,
      before: null,
      after: { total, discount: amount, ...(percent && { percent }), reason },
    })
  }
  if (order.paymentMethod !== 'terminal') return
  await captureAtTerminal(tx, order, { amount: total, receipt, staffId, at })
  await requestAddress(tx, order, at)
}

async function refuse(tx: Transaction, customerId: string): Promise<CustomerRefusal | null> {
  const profile = await findProfile(tx, customerId)
  if (!profile) return { ok: false, refusal: 'customer-not-found' }
  return profile.suspended ? { ok: false, refusal: 'customer-suspended' } : null
}

interface NewCustomer extends Pick<TelephoneOrder, 'locale'> {
  request: Pick<TelephoneOrder, 'idempotencyKey' | 'contact'>
  at: number
}

async function addCustomer(tx: Transaction, { request, locale, at }: NewCustomer): Promise<null> {
  const { idempotencyKey: id, contact } = request
  const account = { surname: '', profilePicture: null, suspended: false, role: 'customer' } as const
  await addProfile(tx, { ...account, ...contact, id, locale }, at)
  return null
}
