import { type Cart, cartOf } from '#commerce/cart/cart.ts'

/** Limits a product in the cart to its stock: fills its lines in order and removes empty ones. */
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
