import { isDocumentId } from '#database/document-id.ts'
import { deliveryPin } from '../drivers/delivery-pin.server.ts'
import { readStopsBefore } from '../drivers/read-stops-before.server.ts'
import { isUnpaidOnline } from '../emails/order-email-parts.ts'
import { isUndecided } from '../payments/payment.ts'
import { listPayments } from '../payments/payment-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { isUnconfirmedCash, viewConfirmation } from './confirmation/cash-confirmation.ts'
import { findConfirmation } from './confirmation/cash-confirmation-store.server.ts'
import { openDue } from './difference-due.ts'
import { localizeOrder } from './localize-order.ts'
import { orderStatusProperties } from './order-status.ts'
import { type OrderView, type OrderViewer, viewOrder } from './order-view.ts'
import { findAddressSms } from './recipient-address/address-link-store.server.ts'
import { shopAsksRecipient, viewAddressSms } from './recipient-address/address-sms.ts'
import { viewThanks } from './recipient-page/thanks.ts'
import { findThanks } from './recipient-page/thanks-store.server.ts'
import { listEvents } from './records/order-event-store.server.ts'
import { findOrder } from './records/order-store.server.ts'
import { findPhotos } from './staff/order-photo-store.server.ts'

/** The part of an order that a visitor may see, or null when no order has the id. */
export async function readOrderView(
  shop: Pick<ShopContext, 'db' | 'keyedHash' | 'now'>,
  id: string,
  visitor: OrderViewer,
): Promise<OrderView | null> {
  const { db } = shop
  const order = isDocumentId(id) ? await findOrder(db, id) : null
  if (!order) return null
  const timeline = await listEvents(db, order.id)
  const confirmation = isUnconfirmedCash(order) ? await findConfirmation(db, order.id) : null
  const addressSms = shopAsksRecipient(order) ? await findAddressSms(db, order.id) : null
  return viewOrder(localizeOrder(order), timeline, visitor, {
    photos: await findPhotos(db, order.id),
    confirmation: confirmation && viewConfirmation(confirmation),
    isPaymentUndecided:
      (isUnpaidOnline(order) || isUnconfirmedCash(order) || openDue(order) > 0) &&
      (await listPayments(db, order.id)).some(isUndecided),
    addressSms: addressSms && viewAddressSms(addressSms),
    stopsBefore: await readStopsBefore(shop, order, shop.now()),
    thanks: viewThanks(await findThanks(db, order.id)),
    ...(orderStatusProperties[order.status].hasPin && { deliveryPin: deliveryPin(shop, order.id) }),
  })
}
