import type { Pounds } from '../../money.ts'
import { productSchema } from '../product-schema.ts'
import { bulkChangeText } from './catalogue-change.messages.ts'
import type { StaffProduct } from './staff-product.ts'

/** A bulk change of products. */
export type ProductChange =
  | { kind: 'category'; category: string }
  /** Raises prices by a percentage (negative: lowers); sale prices change too. */
  | { kind: 'percent'; percent: number }
  /** Raises prices by an amount (negative: lowers); sale prices stay. */
  | { kind: 'pounds'; pounds: number }
  | { kind: 'archive' }
  | { kind: 'restore' }

export const mostChangedAtOnce = 200
export const mostPercent = 500
export const leastPercent = -90

type ChangedProduct =
  | { ok: true; product: StaffProduct }
  /** The product stays unchanged; the reason is a message. */
  | { ok: false; reason: string }

export function changeProduct(
  product: StaffProduct,
  change: ProductChange,
  at: number,
): ChangedProduct {
  switch (change.kind) {
    case 'category':
      return { ok: true, product: { ...product, category: change.category } }
    case 'archive':
      return { ok: true, product: { ...product, archivedAt: product.archivedAt ?? at } }
    case 'restore':
      return { ok: true, product: { ...product, archivedAt: null } }
    case 'percent': {
      const { price, salePrice } = product
      const changed = (before: Pounds) => Math.round((before * (100 + change.percent)) / 100)
      return withPrices(product, changed(price), salePrice === null ? null : changed(salePrice))
    }
    case 'pounds':
      return withPrices(product, product.price + change.pounds, product.salePrice)
    default:
      return change satisfies never
  }
}

function withPrices(
  product: StaffProduct,
  price: Pounds,
  salePrice: Pounds | null,
): ChangedProduct {
  if (price < 1) return { ok: false, reason: bulkChangeText('priceTooLow') }
  if (price > productSchema.price.max) return { ok: false, reason: bulkChangeText('priceTooHigh') }
  if (salePrice !== null && salePrice >= price) {
    return { ok: false, reason: bulkChangeText('saleNotBelowPrice') }
  }
  return { ok: true, product: { ...product, price, salePrice } }
}
