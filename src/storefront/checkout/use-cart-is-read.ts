import { useSyncExternalStore } from 'react'
import { useCart } from '../cart/cart-store.ts'

/** Whether the browser's kept cart has been read. The server knows of no cart. */
export function useCartIsRead(): boolean {
  return useSyncExternalStore(
    (changed) => useCart.persist.onFinishHydration(changed),
    () => useCart.persist.hasHydrated(),
    () => false,
  )
}
