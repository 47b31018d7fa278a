import type { Product } from '../catalogue/product.ts'
import { isSoldOut } from '../catalogue/product.ts'

interface OrderedLine {
  productId: string
  name: string
  quantity: number
}

/** What of an order can be had again, and the names of what cannot, or not as often. */
export interface OrderedAgain {
  items: Array<{ product: Product; quantity: number }>
  gone: string[]
  fewer: string[]
}

/** Looks at what was ordered with the products as they are now; several lines may share what is left of one. */
export function orderAgain(
  lines: readonly OrderedLine[],
  products: readonly Product[],
): OrderedAgain {
  const again: OrderedAgain = { items: [], gone: [], fewer: [] }
  const left = new Map(products.map((one) => [one.id, one.stock ?? Number.POSITIVE_INFINITY]))
  for (const line of lines) {
    const product = products.find((one) => one.id === line.productId)
    const quantity = Math.min(line.quantity, left.get(line.productId) ?? 0)
    if (!product || isSoldOut(product) || quantity < 1) {
      again.gone.push(line.name)
      continue
    }
    left.set(product.id, (left.get(product.id) ?? 0) - quantity)
    again.items.push({ product, quantity })
    if (quantity < line.quantity) again.fewer.push(product.name)
  }
  return again
}
