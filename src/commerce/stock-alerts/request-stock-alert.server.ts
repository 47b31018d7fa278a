import { newDocumentId } from '#database/document-id.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { currentLocale } from '#i18n/locale.ts'
import { isOnlyAddOn } from '../catalogue/add-on.ts'
import { findSoldProducts } from '../catalogue/product-store.server.ts'
import { hashOfStopToken, stopTokenOf } from '../emails/stop-link.server.ts'
import { consentHash, recordConsent } from '../personal-data/consent-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { insertStockAlert } from './stock-alert-store.server.ts'

export type RequestedStockAlert = Accepted | Refusal<'product-not-found' | 'in-stock'>

interface StockAlertRequest {
  /** The id of a product, for its first variant, or of a further variant. */
  productId: string
  email: string
}

/**
 * A visitor asks for one email when a sold-out product is back. Idempotent, and the result does not depend on whether
 * the address is known.
 */
export async function requestStockAlert(
  shop: Pick<ShopContext, 'db' | 'now' | 'keyedHash'>,
  { productId, email }: StockAlertRequest,
): Promise<RequestedStockAlert> {
  const [product] = await findSoldProducts(shop.db, [productId])
  if (!product || isOnlyAddOn(product)) return { ok: false, refusal: 'product-not-found' }
  if (product.stock !== 0) return { ok: false, refusal: 'in-stock' }
  const id = newDocumentId()
  const at = shop.now()
  await inTransaction(shop.db, async (tx) => {
    const isNew = await insertStockAlert(tx, {
      id,
      productId,
      email: email.toLowerCase(),
      locale: currentLocale(),
      tokenHash: hashOfStopToken(stopTokenOf(shop, 'stock alert', id)),
      createdAt: at,
    })
    if (!isNew) return
    await recordConsent(tx, {
      subject: `stock-alert:${id}`,
      orderId: null,
      emailHash: consentHash(shop, email),
      kind: 'stock-alert',
      isGiven: true,
      at,
    })
  })
  return { ok: true }
}
