import type { Product } from '#commerce/catalogue/product.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { localizedSoldName } from '#commerce/catalogue/variant.ts'
import type { Pounds } from '#commerce/money.ts'
import type { EditedLine } from '#commerce/orders/editing/edited-lines.ts'
import { isLineRefunded } from '#commerce/orders/line-refund.ts'
import type { OrderLine } from '#commerce/orders/order.ts'

/** A product that staff add to an order, as they see it. */
export interface AddedProduct {
  name: string
  price: Pounds
}

export function addedProduct(product: Product, now: number): AddedProduct {
  return { name: localizedSoldName(product), price: effectivePrice(product, now) }
}

/** Changes the quantity of a line. A removed bouquet takes its add-ons along, and brings them back. */
export function withQuantity(
  lines: readonly EditedLine[],
  { index, quantity, ordered }: { index: number; quantity: number; ordered: readonly OrderLine[] },
): EditedLine[] {
  const isToggled = (quantity === 0) !== (lines[index]?.quantity === 0)
  return lines.map((line, position) => {
    if (position === index) return { ...line, quantity }
    if (line.addedTo !== index || !isToggled) return line
    return { ...line, quantity: quantity === 0 ? 0 : (ordered[position]?.quantity ?? 1) }
  })
}

/** Adds one piece of a product: to its line if there is one. Products that are only add-ons go with the first bouquet. */
export function withProduct(
  lines: readonly EditedLine[],
  product: Pick<Product, 'id' | 'addOn'>,
  ordered: readonly OrderLine[],
): EditedLine[] {
  const isOpen = (index: number) => !ordered[index] || !isLineRefunded(ordered[index])
  const bouquet = lines.findIndex(
    ({ addedTo, quantity }, index) => addedTo === null && quantity > 0 && isOpen(index),
  )
  const addedTo = product.addOn === 'only' && bouquet >= 0 ? bouquet : null
  const known = lines.findIndex(
    (line, index) => line.productId === product.id && line.addedTo === addedTo && isOpen(index),
  )
  if (known < 0) return [...lines, { productId: product.id, quantity: 1, addedTo }]
  return lines.map((line, index) =>
    index === known ? { ...line, quantity: line.quantity + 1 } : line,
  )
}

/** The price of the edited lines as far as the page knows it: the shop may ask another one for further units. */
export function editedSubtotal(
  lines: readonly EditedLine[],
  ordered: readonly OrderLine[],
  added: ReadonlyMap<string, AddedProduct>,
): Pounds {
  return lines.reduce((sum, { productId, quantity }, index) => {
    const price = ordered[index]?.unitPrice ?? added.get(productId)?.price ?? 0
    return sum + price * quantity
  }, 0)
}
