import type { Problem } from '#i18n/problem.ts'
import type { Pounds } from '../../money.ts'
import { productSchema } from '../product-schema.ts'
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

/** Why a bulk change leaves a product unchanged. */
export type UnchangedProblem = Problem<
  'deleted' | 'changed-since' | 'price-too-low' | 'price-too-high' | 'sale-not-below-price'
>

type ChangedProduct = { ok: true; product: StaffProduct } | { ok: false; problem: UnchangedProblem }

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
  const problems = [product, ...product.furtherVariants].map((size) => problemOf(change(size)))
  const problem = problems.find((one) => one !== null)
  if (problem) return { ok: false, problem }
  const furtherVariants = product.furtherVariants.map((size) => ({ ...size, ...change(size) }))
  return { ok: true, product: { ...product, ...change(product), furtherVariants } }
}

function problemOf({ price, salePrice }: Prices): UnchangedProblem | null {
  if (price < 1) return { code: 'price-too-low' }
  if (price > productSchema.price.max) return { code: 'price-too-high' }
  return salePrice !== null && salePrice >= price ? { code: 'sale-not-below-price' } : null
}

/** The fields of a product before a bulk change, with the time of the change. */
export interface FieldsBeforeChange {
  id: string
  /** When the change was made: a later edit makes it final. */
  updatedAt: number
  category: string
  archivedAt: number | null
  /** The prices of each size, the product's own first. */
  sizes: readonly ({ id: string } & Prices)[]
}

export function fieldsBeforeChange(before: StaffProduct, updatedAt: number): FieldsBeforeChange {
  const { id, category, archivedAt } = before
  const sizes = [before, ...before.furtherVariants].map(({ id: sizeId, price, salePrice }) => {
    return { id: sizeId, price, salePrice }
  })
  return { id, updatedAt, category, archivedAt, sizes }
}

/** The product as it was before a bulk change; null if it has changed since, or if the prices break a rule. */
export function restoreProduct(
  product: StaffProduct,
  { updatedAt, category, archivedAt, sizes }: FieldsBeforeChange,
): StaffProduct | null {
  const pricesOf = ({ id, price, salePrice }: { id: string } & Prices): Prices =>
    sizes.find((size) => size.id === id) ?? { price, salePrice }
  if (product.updatedAt !== updatedAt || sizes.some((size) => problemOf(size))) return null
  const { price, salePrice } = pricesOf(product)
  const furtherVariants = product.furtherVariants.map((size) => {
    const prices = pricesOf(size)
    return { ...size, price: prices.price, salePrice: prices.salePrice }
  })
  return { ...product, category, archivedAt, price, salePrice, furtherVariants }
}
