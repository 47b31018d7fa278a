import type { Product } from '../catalogue/product.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { productAs, soldName } from '../catalogue/variant.ts'
import type { OrderLine } from '../orders/order.ts'

type OrderedLine = Pick<OrderLine, 'productId' | 'name' | 'quantity'>

/** The lines of an order that can be ordered again, and the names of products that cannot, or only in part. */
export interface Reorder {
  items: Array<{ product: Product; quantity: number }>
  gone: string[]
  fewer: string[]
}

/** Compares an order with the current products; several lines of a product share its stock. */
export function reorder(lines: readonly OrderedLine[], found: readonly Product[]): Reorder {
  const products = found.map((product) => productAs(product, product.id))
  const again: Reorder = { items: [], gone: [], fewer: [] }
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
    if (quantity < line.quantity) again.fewer.push(soldName(product))
  }
  return again
}
