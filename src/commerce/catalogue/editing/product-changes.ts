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
      const changed = (before: Pounds) => Math.round((before * (100 + change.percent)) / 100)
      return repriced(product, ({ price, salePrice }) => ({
        price: changed(price),
        salePrice: salePrice === null ? null : changed(salePrice),
      }))
    }
    case 'pounds':
      return repriced(product, ({ price, salePrice }) => ({
        price: price + change.pounds,
        salePrice,
      }))
    default:
      return change satisfies never
  }
}

type Prices = Pick<StaffProduct, 'price' | 'salePrice'>

/** Changes the prices of all sizes, or of none. */
function repriced(product: StaffProduct, change: (prices: Prices) => Prices): ChangedProduct {
  const reasons = [product, ...product.furtherVariants].map((size) => refusalOf(change(size)))
  const reason = reasons.find((one) => one !== null)
  if (reason) return { ok: false, reason }
  const furtherVariants = product.furtherVariants.map((size) => ({ ...size, ...change(size) }))
  return { ok: true, product: { ...product, ...change(product), furtherVariants } }
}

function refusalOf({ price, salePrice }: Prices): string | null {
  if (price < 1) return bulkChangeText('priceTooLow')
  if (price > productSchema.price.max) return bulkChangeText('priceTooHigh')
  return salePrice !== null && salePrice >= price ? bulkChangeText('saleNotBelowPrice') : null
}
