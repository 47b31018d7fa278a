import { create } from 'zustand'
import type { ProductSummary } from '#commerce/catalogue/product.ts'
import { isRecord, readProduct } from '#commerce/catalogue/read-product.ts'
import { createPersistedStore } from '../layout/persisted-store.ts'

interface Wishlist {
  items: readonly ProductSummary[]
}

interface WishlistState extends Wishlist {
  isWishlistOpen: boolean
  toggle: (product: ProductSummary) => void
  remove: (productId: string) => void
  replace: (items: readonly ProductSummary[]) => void
  setOpen: (isWishlistOpen: boolean) => void
}

export const useWishlist = create<WishlistState>()((set) => ({
  items: [],
  isWishlistOpen: false,
  toggle: (product) =>
    set(({ items }) => ({
      items: items.some((item) => item.id === product.id)
        ? items.filter((item) => item.id !== product.id)
        : [...items, product],
      isWishlistOpen: true,
    })),
  remove: (productId) =>
    set(({ items }) => ({ items: items.filter((item) => item.id !== productId) })),
  replace: (items) => set({ items }),
  setOpen: (isWishlistOpen) => set({ isWishlistOpen }),
}))

/** Loads the stored wishlist and follows other tabs. Returns a cleanup function. */
export function persistWishlist(): () => void {
  return createPersistedStore<Wishlist, Wishlist>('wishlist', useWishlist, {
    partialize: ({ items }) => ({ items }),
    parse: readWishlist,
    apply: (wishlist) => useWishlist.setState({ ...wishlist }),
    empty: { items: [] },
  })
}

function readWishlist(stored: unknown): Wishlist | null {
  if (!isRecord(stored) || !Array.isArray(stored.items)) return null
  return { items: stored.items.flatMap((item) => readProduct(item) ?? []) }
}
