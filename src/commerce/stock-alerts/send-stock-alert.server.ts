import { z } from 'zod'
import { inTransaction } from '#database/transaction.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { readLocale } from '#i18n/locale.ts'
import { localizeProduct } from '../catalogue/localize-product.ts'
import { findSoldProducts } from '../catalogue/product-store.server.ts'
import { hashOfStopToken, stopPath, stopTokenOf } from '../emails/stop-link.server.ts'
import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { buildStockAlert } from './stock-alert-email.ts'
import { findStockAlert, saveStopToken, waitAgain } from './stock-alert-store.server.ts'

export const stockAlertPayload = z.object({
  alertId: z.string(),
  /** Message id of the email, the same for each attempt. */
  mailId: z.string(),
})

/**
 * Sends the email that a product is back. The mail server may have been down for hours: if the product is sold out or
 * archived again, the address waits on.
 */
export async function sendStockAlert(
  shop: Pick<ShopContext, 'db' | 'now' | 'mailer' | 'log' | 'keyedHash'>,
  { alertId, mailId }: z.infer<typeof stockAlertPayload>,
): Promise<JobResult> {
  const alert = await findStockAlert(shop.db, alertId)
  // The recipient has stopped the emails.
  if (!alert) return { done: true }
  const [product] = await findSoldProducts(shop.db, [alert.productId])
  if (!product || product.stock === 0) {
    await inTransaction(shop.db, (tx) => waitAgain(tx, alert, shop.now()))
    return { done: true }
  }
  const token = stopTokenOf(shop, 'stock alert', alertId)
  // The secret may have been replaced while the address waited.
  if (!(await saveStopToken(shop.db, alertId, hashOfStopToken(token)))) return { done: true }
  await inLocale(readLocale(alert.locale) ?? 'en', () => {
    const email = buildStockAlert(localizeProduct(product), stopPath(token))
    return shop.mailer.send({ to: alert.email, email, id: mailId })
  })
  shop.log.info('stock alert sent', { product: product.id })
  return { done: true }
}
