import { writeAudit } from '../audit/audit-store.server.ts'
import { verifiedEmailOf } from '../customers/user-store.server.ts'
import { noPlace } from '../orders/order.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import { pictureFile, pictureIdAt } from '../pictures/picture-address.ts'
import type { ShopContext } from '../shop-context.ts'
import { consentHash } from './consent-store.server.ts'
import {
  listConsentsTo,
  listOrderImages,
  listOrdersToExport,
  listStockAlertsTo,
  readExportedRows,
  readProviderRows,
} from './export-store.server.ts'

/** A file of an export. */
export interface ExportedFile {
  name: string
  content: Uint8Array
}

type ExportContext = Pick<ShopContext, 'db' | 'now' | 'files' | 'keyedHash'>

/**
 * The data of a customer: the account with its sign-ins, and a file for each order with its photographs. One file is in
 * memory at a time. The audit log records the start, by the customer or by the super admin whom the customer asked.
 */
export async function* exportAccount(
  shop: ExportContext,
  { userId, actorId }: { userId: string; actorId: string },
): AsyncGenerator<ExportedFile> {
  await recordExport(shop, 'user.data-exported', { actorId, subject: userId })
  const account = await readExportedRows(shop.db, 'user', userId)
  // Only of a verified address: the typed one may belong to another person.
  const verified = await verifiedEmailOf(shop.db, userId)
  const ofAddress =
    verified === null
      ? { stockAlerts: [], consents: [] }
      : {
          stockAlerts: await listStockAlertsTo(shop.db, verified),
          consents: await listConsentsTo(shop.db, consentHash(shop, verified)),
        }
  const signIn = await readProviderRows(shop.db, userId)
  yield toJson('account.json', { ...account, ...ofAddress, ...signIn })
  for (const orderId of await listOrdersToExport(shop.db, userId)) yield* filesOf(shop, orderId)
}

/** The data of one order for its customer. The caller has checked the owner. */
export async function* exportOrder(
  shop: ExportContext,
  { orderId, userId }: { orderId: string; userId: string },
): AsyncGenerator<ExportedFile> {
  await recordExport(shop, 'order.data-exported', { actorId: userId, subject: orderId })
  yield* filesOf(shop, orderId)
}

async function* filesOf({ db, files }: ExportContext, id: string): AsyncGenerator<ExportedFile> {
  const order = await findOrder(db, id)
  if (!order) return
  const { orders = [], ...rows } = await readExportedRows(db, 'order', id)
  const { notes: addressNotes, ...place } = noPlace
  // The recipient gave the address in confidence.
  const hidden = order.addressBy === 'recipient' ? { ...place, addressNotes } : {}
  const shown = orders.map((row) => ({ ...row, ...hidden }))
  yield toJson(`orders/${order.number}.json`, { order: shown, ...rows })
  for (const image of await listOrderImages(db, id)) {
    const file = pictureFile(pictureIdAt(image) ?? '', 'webp')
    const content = await files.read(file)
    if (content) yield { name: `photographs/${order.number}/${file.split('/').at(-1)}`, content }
  }
}

function toJson(name: string, value: object): ExportedFile {
  return { name, content: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`) }
}

function recordExport(
  { db, now }: ExportContext,
  action: string,
  entry: { actorId: string; subject: string },
): Promise<void> {
  return writeAudit(db, { ...entry, action, at: now(), before: null, after: null })
}
