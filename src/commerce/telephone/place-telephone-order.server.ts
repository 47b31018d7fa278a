import type { Transaction } from '#database/engine.server.ts'
import { type PlacedOrder, placeOnce } from '../checkout/place-order.server.ts'
import { addProfile, findProfile } from '../customers/user-store.server.ts'
import { noCashLimits } from '../orders/confirmation/cash-limits.ts'
import type { Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { TelephoneOrder } from './telephone-order.ts'

type CustomerRefusal = Refusal<'customer-not-found' | 'customer-suspended'>

export type PlacedTelephoneOrder = PlacedOrder | CustomerRefusal

/**
 * Places an order for a customer on the telephone, under the rules of the checkout: the same prices, stock and slots. A
 * new customer gets a profile without a sign-in, so that staff find the customer next time.
 */
export function placeTelephoneOrder(
  shop: ShopContext,
  { customerId, locale, ...request }: TelephoneOrder,
  staffId: string,
): Promise<PlacedTelephoneOrder> {
  return placeOnce<CustomerRefusal>(shop, {
    request,
    // A retry must find the order of the first request, so its key is the id of a new customer.
    userId: customerId ?? request.idempotencyKey,
    rateLimit: async () => null,
    cashLimits: noCashLimits,
    byStaff: {
      staffId,
      locale,
      prepareCustomer: (tx, at) =>
        customerId === null ? addCustomer(tx, { request, locale, at }) : refuse(tx, customerId),
    },
  })
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
