import { cairoTimestamp } from './cairo-time.ts'
import type { Intention } from './intention-store.ts'
import { merchant } from './merchant.ts'
import type { Method } from './outcomes.ts'

/** The order inside a transaction. Wallet payments leave its paid amount at 0. */
export function orderBody(intention: Intention, method: Method) {
  const { orderId, request, paid } = intention
  const billing = request.billing_data
  return {
    id: orderId,
    created_at: cairoTimestamp(intention.createdAt),
    delivery_needed: false,
    merchant: merchant.body,
    collector: null,
    amount_cents: request.amount,
    shipping_data: {
      id: orderId - 600_000_000,
      first_name: billing.first_name,
      last_name: billing.last_name,
      street: billing.street || 'NA',
      building: billing.building || 'NA',
      floor: billing.floor || 'NA',
      apartment: billing.apartment || 'NA',
      city: billing.city || 'NA',
      state: billing.state || 'NA',
      country: billing.country || 'NA',
      email: billing.email,
      phone_number: billing.phone_number,
      postal_code: billing.postal_code || 'NA',
      extra_description: '',
      shipping_method: 'UNK',
      order_id: orderId,
      order: orderId,
    },
    currency: request.currency,
    is_payment_locked: false,
    is_return: false,
    is_cancel: false,
    is_returned: false,
    is_canceled: false,
    merchant_order_id: request.special_reference ?? null,
    wallet_notification: null,
    paid_amount_cents: paid && method === 'card' ? request.amount : 0,
    notify_user_with_email: false,
    items: request.items.map(({ name, description, amount, quantity }) => ({
      name,
      description,
      amount_cents: amount,
      quantity,
    })),
    order_url: 'NA',
    commission_fees: null,
    delivery_fees_cents: null,
    delivery_vat_cents: null,
    payment_method: 'tbc',
    merchant_staff_tag: null,
    api_source: 'OTHER',
    data: {},
  }
}
