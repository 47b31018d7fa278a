import { create } from 'zustand'
import {
  addToCart,
  type Cart,
  emptyCart,
  type Quantity,
  readCart,
  removeFromCart,
  setQuantity,
} from '#commerce/cart/cart.ts'
import type { ProductSummary } from '#commerce/catalogue/product.ts'
import { createPersistedStore } from '../layout/persisted-store.ts'
import { shopNow } from '../layout/shop-clock.ts'

interface CartState extends Cart {
  isCartOpen: boolean
  /** Whether the stored cart was read. The server renders without one. */
  isRead: boolean
  add: (product: ProductSummary, quantity?: number, addOns?: readonly ProductSummary[]) => void
  /** `place` picks the line when the product is on several lines. */
  setQuantity: (productId: string, quantity: Quantity, place?: number) => void
  remove: (productId: string) => void
  clear: () => void
  /** Replaces the cart: after an undo, or with fresh prices. */
  replace: (cart: Cart) => void
  setOpen: (isCartOpen: boolean) => void
}

export const useCart = create<CartState>()((set) => ({
  ...emptyCart,
  isCartOpen: false,
  isRead: false,
  add: (product, quantity, addOns) =>
    set((cart) => ({
      ...addToCart(cart, product, shopNow(), quantity, addOns),
      isCartOpen: true,
    })),
  setQuantity: (productId, quantity, place) =>
    set((cart) => setQuantity(cart, productId, quantity, shopNow(), place)),
  remove: (productId) => set((cart) => removeFromCart(cart, productId)),
  clear: () => set(emptyCart),
  replace: ({ items, totalPrice }) => set({ items, totalPrice }),
  setOpen: (isCartOpen) => set({ isCartOpen }),
}))

/**
 * Loads the stored cart and follows other tabs. Call it after hydration: the first render has to match the server's.
 * Returns a cleanup function.
 */
export function persistCart(): () => void {
  return createPersistedStore('cart', useCart, {
    partialize: ({ items, totalPrice }) => ({ items, totalPrice }),
    parse: readCart,
    apply: (cart) => useCart.setState({ ...cart, isRead: true }),
    empty: emptyCart,
  })
}
