import type { Pounds } from '../../money.ts'
import { draftLimits } from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'

/** What can be done to many products at once. */
export type ProductChange =
  | { kind: 'category'; category: string }
  /** So many percent more, or less when it is negative; a sale price goes along. */
  | { kind: 'percent'; percent: number }
  /** So many pounds more, or less; a sale price stays. */
  | { kind: 'pounds'; pounds: number }
  | { kind: 'archive' }
  | { kind: 'restore' }

/** So many products can be changed at once. */
export const mostChangedAtOnce = 200
export const mostPercent = 500
export const leastPercent = -90

export type ChangedProduct =
  | { ok: true; product: StaffProduct }
  /** It stays as it is; the reason is a sentence. */
  | { ok: false; reason: string }

/** What a change makes of one product. */
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
  if (price < 1) return { ok: false, reason: 'Its price would be less than a pound.' }
  if (price > draftLimits.price) return { ok: false, reason: 'Its price would be too high.' }
  if (salePrice !== null && salePrice >= price) {
    return { ok: false, reason: 'Its sale price would not be lower than its price.' }
  }
  return { ok: true, product: { ...product, price, salePrice } }
}
