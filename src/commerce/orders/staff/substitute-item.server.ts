import type { Transaction } from '#database/engine.server.ts'
import { localizedName } from '#i18n/localized.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import { mainImage } from '../../catalogue/main-image.ts'
import { findSoldProducts } from '../../catalogue/product-store.server.ts'
import { effectivePrice } from '../../catalogue/sale.ts'
import { soldNames } from '../../catalogue/variant.ts'
import { enqueueOrderEmail } from '../../emails/send-order-email.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import {
  inLockOrder,
  reserveStock,
  returnStock,
  type StockReservation,
} from '../../stock/stock-store.server.ts'
import { changeOrder } from '../change-order.server.ts'
import { isLineRefunded } from '../line-refund.ts'
import type { OrderLine } from '../order.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'
import { replaceLine } from '../records/order-line-store.server.ts'
import { updateOrder } from '../records/order-store.server.ts'
import { type SubstitutionRefusal, substitutionRefusal } from '../substitution.ts'

/** A request to substitute a missing item. */
export interface ItemSubstitution {
  orderId: string
  /** The index of the line, and the product that the staff member saw on it. */
  position: number
  seenProductId: string
  /** The replacement. */
  productId: string
  /** Whether the sender agreed to this replacement. */
  hasAgreed: boolean
  staffId: string
}

export type SubstitutedItem =
  | Accepted
  | Refusal<'order-not-found' | 'product-not-found' | 'same-product'>
  | Refusal<'changed-elsewhere', { name: string }>
  | Refusal<'out-of-stock', { left: number }>
  | SubstitutionRefusal

/**
 * Staff replace a missing item with another product. The price of the line stays; staff refund a difference separately.
 * Idempotent, so two staff members with the same choice replace it once.
 */
export function substituteItem(
  shop: ShopContext,
  request: ItemSubstitution,
): Promise<SubstitutedItem> {
  const { orderId, position, seenProductId, productId, hasAgreed, staffId: actorId } = request
  return changeOrder<SubstitutedItem>(shop, { orderId }, async (tx, order, at) => {
    const line = order.lines[position]
    if (!line) return { ok: false, refusal: 'order-not-found' }
    if (seenProductId === productId) return { ok: false, refusal: 'same-product' }
    if (line.productId === productId) return { ok: true }
    if (line.productId !== seenProductId || isLineRefunded(line)) {
      return { ok: false, refusal: 'changed-elsewhere', name: localizedName(line) }
    }
    const [product] = await findSoldProducts(tx, [productId])
    if (!product) return { ok: false, refusal: 'product-not-found' }
    const { name, nameAr } = soldNames(product)
    const worth = effectivePrice(product, at)
    const reason = substitutionRefusal(order, line, { worth, hasAgreed })
    if (reason) return reason
    const taken = await exchangeStock(tx, line, productId)
    if (!taken.isReserved) return { ok: false, refusal: 'out-of-stock', left: taken.left }
    const by = {
      productId,
      name,
      nameAr,
      image: mainImage(product),
      stockTaken: taken.fromStock,
      stemCount: product.stemCount,
      ...insteadOf(line, name),
    }
    await replaceLine(tx, { orderId, position, by })
    await updateOrder(tx, orderId, { updatedAt: at })
    const event = { actor: 'staff', actorId, note: `${name} for ${line.name}`, at } as const
    await insertChangeEvent(tx, order, { kind: 'substituted', ...event })
    await writeAudit(tx, {
      at,
      actorId,
      action: 'order.item-substituted',
      subject: orderId,
      before: { position, productId: line.productId, name: line.name },
      after: { position, productId, name, hasAgreed },
    })
    await enqueueOrderEmail(tx, { orderId, trigger: 'substituted', at })
    return { ok: true }
  })
}

/** The name of the ordered product; null when the replacement is the ordered product itself. */
function insteadOf(line: OrderLine, by: string) {
  if (line.insteadOf === by) return { insteadOf: null, insteadOfAr: '' }
  const ordered =
    line.insteadOf === null
      ? { en: line.name, ar: line.nameAr }
      : { en: line.insteadOf, ar: line.insteadOfAr }
  return { insteadOf: ordered.en, insteadOfAr: ordered.ar ?? '' }
}

/** Reserves the new product and returns the old one, in the lock order of products, so no two transactions deadlock. */
async function exchangeStock(
  tx: Transaction,
  { productId, quantity, stockTaken }: OrderLine,
  nextId: string,
): Promise<StockReservation> {
  const isFirst = inLockOrder([productId, nextId], (id) => id)[0] === productId
  if (stockTaken && isFirst) await returnStock(tx, productId, quantity)
  const taken = await reserveStock(tx, nextId, quantity)
  if (stockTaken && !isFirst && taken.isReserved) await returnStock(tx, productId, quantity)
  return taken
}
