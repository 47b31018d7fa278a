import { isOnlyAddOn } from '../catalogue/add-on.ts'
import type { Product } from '../catalogue/product.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { productAs, soldName } from '../catalogue/variant.ts'
import type { OrderLine } from '../orders/order.ts'

type OrderedLine = Pick<OrderLine, 'productId' | 'name' | 'quantity' | 'addedTo'>

/** The lines of an order that can be ordered again, and the names of products that cannot, or only in part. */
export interface RepeatedGoods {
  /** `addedTo` is the index of the item to which an add-on belongs. */
  items: Array<{ product: Product; quantity: number; addedTo?: number }>
  gone: string[]
  fewer: string[]
}

/** Compares an order with the current products; several lines of a product share its stock. */
export function orderAgain(
  lines: readonly OrderedLine[],
  found: readonly Product[],
): RepeatedGoods {
  const products = found.map((product) => productAs(product, product.id))
  const again: RepeatedGoods = { items: [], gone: [], fewer: [] }
  const left = new Map(products.map((one) => [one.id, one.stock ?? Number.POSITIVE_INFINITY]))
  const itemOf = new Map<number, number>()
  for (const [position, line] of lines.entries()) {
    const product = products.find((one) => one.id === line.productId)
    const quantity = Math.min(line.quantity, left.get(line.productId) ?? 0)
    const addedTo = product?.addOn === 'no' ? undefined : itemOf.get(line.addedTo ?? -1)
    const isAlone = product !== undefined && isOnlyAddOn(product) && addedTo === undefined
    if (!product || isSoldOut(product) || quantity < 1 || isAlone) {
      again.gone.push(line.name)
      continue
    }
    left.set(product.id, (left.get(product.id) ?? 0) - quantity)
    itemOf.set(position, again.items.length)
    again.items.push({ product, quantity, ...(addedTo !== undefined && { addedTo }) })
    if (quantity < line.quantity) again.fewer.push(soldName(product))
  }
  return again
}
