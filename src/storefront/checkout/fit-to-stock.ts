import { type Cart, cartOf } from '#commerce/cart/cart.ts'

/** The cart with no more of a product than there is: its lines are served in order, an empty one is taken out. */
export function fitToStock(cart: Cart, productId: string, stock: number): Cart {
  let left = stock
  return cartOf(
    cart.items.flatMap((item) => {
      if (item.product.id !== productId) return [item]
      const quantity = Math.min(item.quantity, left)
      left -= quantity
      if (quantity === 0) return []
      return [{ ...item, quantity, price: (item.price / item.quantity) * quantity }]
    }),
  )
}
