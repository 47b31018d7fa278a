import type { Product } from '../catalogue/product.ts'
import { effectivePrice } from '../catalogue/sale.ts'
import { localizedSoldName } from '../catalogue/variant.ts'
import type { Pounds } from '../money.ts'
import type { Refusal } from '../refusal.ts'
import type { OrderRequest } from './order-request.ts'

/** A requested line at the current price of its product. */
export interface PricedLine {
  product: Product
  unitPrice: Pounds
  quantity: number
  lineTotal: Pounds
  /** The index of the line of its bouquet, if it is an add-on. */
  addedTo?: number | undefined
}

/** A product whose price is not the one that the shopper saw. */
export interface ChangedPrice {
  productId: string
  name: string
  seen: Pounds
  now: Pounds
}

export type PricedLines =
  | { ok: true; lines: PricedLine[]; subtotal: Pounds }
  | Refusal<'product-gone', { productId: string }>

/** Prices the requested lines from the current catalogue. */
export function priceLines(
  requested: OrderRequest['lines'],
  catalogue: readonly Product[],
  now: number,
): PricedLines {
  const products = new Map(catalogue.map((product) => [product.id, product]))
  const lines: PricedLine[] = []
  for (const { productId, quantity, addedTo } of requested) {
    const product = products.get(productId)
    if (!product) return { ok: false, refusal: 'product-gone', productId }
    const unitPrice = effectivePrice(product, now)
    const priced = { product, unitPrice, quantity, lineTotal: unitPrice * quantity }
    lines.push({ ...priced, ...(addedTo !== undefined && { addedTo }) })
  }
  return { ok: true, lines, subtotal: lines.reduce((sum, line) => sum + line.lineTotal, 0) }
}

/** Products whose current price is not the one that the shopper saw. */
export function changedPrices(
  requested: OrderRequest['lines'],
  lines: readonly PricedLine[],
): ChangedPrice[] {
  return lines.flatMap(({ product, unitPrice }, index) => {
    const seen = requested[index]?.seenUnitPrice
    if (seen === undefined || seen === unitPrice) return []
    const name = localizedSoldName(product)
    return [{ productId: product.id, name, seen, now: unitPrice }]
  })
}
