import { currentLocale } from '#i18n/locale.ts'
import type { OrderDocument, PrintDocument } from '../../documents/document-printer.ts'
import { orderLabelOf } from '../../documents/order-label.ts'
import type { Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { localizeOrder } from '../localize-order.ts'
import type { Order } from '../order.ts'
import { cardLinksOf, listWorkOrders } from './print-order.server.ts'
import { type PrintRunKind, planPrintRun, summarizePrintRun } from './print-run.ts'
import { listInOrderOfWork } from './print-run-store.server.ts'
import { printRunTitle } from './print-text.ts'

/** The contents of a print run of these orders. */
export async function readPrintRun({ db }: Pick<ShopContext, 'db'>, ids: readonly string[]) {
  return summarizePrintRun(await listInOrderOfWork(db, ids))
}

export type PrintedRun = { ok: true; file: Uint8Array<ArrayBuffer> } | Refusal<'nothing-to-print'>

/** The documents of many orders as one PDF, in the order of work. */
export async function printOrders(
  shop: PrintShop,
  printDocument: PrintDocument,
  { kind, ids, appUrl }: { kind: PrintRunKind; ids: readonly string[]; appUrl: string },
): Promise<PrintedRun> {
  const { printed } = planPrintRun(await listInOrderOfWork(shop.db, ids))
  const documents = await documentsOf(shop, { kind, printed, appUrl })
  if (documents.length === 0) return { ok: false, refusal: 'nothing-to-print' }
  const locale = currentLocale()
  const title = printRunTitle(kind)
  const file = await printDocument({ kind: 'print-run', title, locale, documents })
  return { ok: true, file }
}

type Printed = ReturnType<typeof planPrintRun>['printed']

type PrintShop = Pick<ShopContext, 'db' | 'files' | 'now' | 'keyedHash'>

async function documentsOf(
  shop: PrintShop,
  { kind, printed, appUrl }: { kind: PrintRunKind; printed: Printed; appUrl: string },
): Promise<OrderDocument[]> {
  const orders: Order[] = printed.map(({ order }) => order)
  switch (kind) {
    case 'cards': {
      const links = await cardLinksOf(shop, orders, appUrl)
      return printed.flatMap(({ order: { id, locale }, card }): OrderDocument[] =>
        card.ok ? [{ kind: 'message-card', card: card.card, locale, link: links.get(id) }] : [],
      )
    }
    case 'labels':
      return orders.map((order) => ({ kind: 'label', label: orderLabelOf(localizeOrder(order)) }))
    case 'work-orders': {
      const workOrders = await listWorkOrders(shop, orders)
      return workOrders.map((order) => ({ kind: 'work-order', order }))
    }
  }
}
