import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import {
  addToCart,
  type Cart,
  emptyCart,
  type Quantity,
  removeFromCart,
  setQuantity,
} from '#commerce/cart/cart.ts'
import { readCart } from '#commerce/cart/read-cart.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { followOtherTabs, keptInBrowser } from '../layout/kept-in-browser.ts'
import { shopNow } from '../layout/shop-clock.ts'

const name = 'cart'

export interface CartState extends Cart {
  isCartOpen: boolean
  /** Puts a product into the cart and opens the panel. */
  add: (product: Product, quantity?: number) => void
  setQuantity: (productId: string, quantity: Quantity) => void
  remove: (productId: string) => void
  clear: () => void
  /** Puts another cart in place of this one: an undone removal, or one brought up to date. */
  replace: (cart: Cart) => void
  setOpen: (isCartOpen: boolean) => void
}

export const useCart = create<CartState>()(
  persist<CartState, [], [], Cart>(
    (set) => ({
      ...emptyCart,
      isCartOpen: false,
      add: (product, quantity) =>
        set((cart) => ({ ...addToCart(cart, product, shopNow(), quantity), isCartOpen: true })),
      setQuantity: (productId, quantity) =>
        set((cart) => setQuantity(cart, productId, quantity, shopNow())),
      remove: (productId) => set((cart) => removeFromCart(cart, productId)),
      clear: () => set(emptyCart),
      replace: ({ items, totalPrice }) => set({ items, totalPrice }),
      setOpen: (isCartOpen) => set({ isCartOpen }),
    }),
    {
      name,
      storage: keptInBrowser(readCart),
      partialize: ({ items, totalPrice }) => ({ items, totalPrice }),
      // Read by `keepCart` once the page has been taken over, so that the first drawing agrees with the server's.
      skipHydration: true,
    },
  ),
)

/** Reads the kept cart and stays in step with other tabs. Returns how to stop. */
export function keepCart(): () => void {
  return followOtherTabs(name, useCart, useCart.getState().clear)
}
