import { withLocale } from '#i18n/localized-path.ts'
import type { PrintDocument } from '../../documents/document-printer.ts'
import { messageCardOf, type PrintableCard } from '../../documents/message-card.ts'
import { type WorkOrder, workOrderOf } from '../../documents/work-order.ts'
import { picturesForPrint } from '../../pictures/picture-for-print.server.ts'
import type { Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { localizeOrder } from '../localize-order.ts'
import type { Order } from '../order.ts'
import { addCardLinks } from '../recipient-page/add-card-links.server.ts'
import { listStaffEventsOf } from '../records/order-event-store.server.ts'
import { findOrder } from '../records/order-store.server.ts'

/** A PDF with the number of its order, or a refusal. */
export type PrintedDocument =
  | { ok: true; file: Uint8Array<ArrayBuffer>; number: string }
  | Extract<PrintableCard, { ok: false }>
  | Refusal<'order-not-found'>

export async function printWorkOrder(
  shop: Pick<ShopContext, 'db' | 'files'>,
  printDocument: PrintDocument,
  orderId: string,
): Promise<PrintedDocument> {
  const order = await findOrder(shop.db, orderId)
  if (!order) return { ok: false, refusal: 'order-not-found' }
  const [printed] = await listWorkOrders(shop, [order])
  if (!printed) return { ok: false, refusal: 'order-not-found' }
  const file = await printDocument({ kind: 'work-order', order: printed })
  return { ok: true, file, number: order.number }
}

/** The work orders of some orders, in their order. */
export async function listWorkOrders(
  shop: Pick<ShopContext, 'db' | 'files'>,
  orders: readonly Order[],
): Promise<WorkOrder[]> {
  const events = await listStaffEventsOf(
    shop.db,
    orders.map(({ id }) => id),
  )
  const images = orders.flatMap(({ lines }) => lines.flatMap(({ image }) => image ?? []))
  const pictures = await picturesForPrint(shop, images)
  return orders.map((order) => {
    // Notes of payments name amounts.
    const notes = (events.get(order.id) ?? []).filter(
      ({ kind, actor }) => kind === 'noted' && actor === 'staff',
    )
    return workOrderOf(localizeOrder(order), { pictures, notes })
  })
}

export async function printMessageCard(
  shop: CardShop,
  printDocument: PrintDocument,
  { orderId, appUrl }: { orderId: string; appUrl: string },
): Promise<PrintedDocument> {
  const order = await findOrder(shop.db, orderId)
  if (!order) return { ok: false, refusal: 'order-not-found' }
  const printable = messageCardOf(order)
  if (!printable.ok) return printable
  const { locale } = order
  const links = await cardLinksOf(shop, [order], appUrl)
  const file = await printDocument({
    ...{ kind: 'message-card', card: printable.card, locale },
    link: links.get(orderId),
  })
  return { ok: true, file, number: order.number }
}

type CardShop = Pick<ShopContext, 'db' | 'now' | 'keyedHash'>

/**
 * The links in the QR codes of cards, by order. The language of the recipient is not known; most share that of the
 * sender.
 */
export async function cardLinksOf(
  shop: CardShop,
  orders: readonly Order[],
  appUrl: string,
): Promise<ReadonlyMap<string, string>> {
  const paths = await addCardLinks(
    shop,
    orders.map(({ id }) => id),
  )
  return new Map(
    orders.map(({ id, locale }) => [
      id,
      new URL(withLocale(paths.get(id) ?? '/', locale), appUrl).href,
    ]),
  )
}
