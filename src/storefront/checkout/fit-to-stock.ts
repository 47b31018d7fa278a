import { type Cart, type CartLine, cartOf, withAddOns } from '#commerce/cart/cart.ts'

/** Limits a product in the cart to its stock: fills its lines in order and removes empty ones. */
export function fitToStock(cart: Cart, productId: string, stock: number): Cart {
  let left = stock
  function fitLine<Line extends CartLine>(line: Line): Line[] {
    if (line.product.id !== productId) return [line]
    const quantity = Math.min(line.quantity, left)
    left -= quantity
    if (quantity === 0) return []
    return [{ ...line, quantity, price: (line.price / line.quantity) * quantity }]
  }
  return cartOf(
    cart.items.flatMap((item) =>
      fitLine(item).map((one) => withAddOns(one, one.addOns?.flatMap(fitLine))),
    ),
  )
}

/** Takes a product out: where it is an add-on, or else its own lines. */
export function takeOut(cart: Cart, productId: string): Cart {
  const isIt = ({ product }: CartLine) => product.id === productId
  if (!cart.items.some(({ addOns }) => addOns?.some(isIt))) {
    return cartOf(cart.items.filter((item) => !isIt(item)))
  }
  return cartOf(
    cart.items.map((item) =>
      withAddOns(
        item,
        item.addOns?.filter((addOn) => !isIt(addOn)),
      ),
    ),
  )
}
