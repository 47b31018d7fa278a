import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { cartLines } from '#commerce/cart/cart.ts'
import { type CartChange, refreshCart } from '#commerce/cart/refresh-cart.ts'
import { nextSaleChange } from '#commerce/catalogue/sale.ts'
import { setShopClock, shopNow } from '../layout/shop-clock.ts'
import { useCart } from './cart-store.ts'

/**
 * Refreshes prices, stock and availability from the server while the cart is open. Returns the changes since the
 * customer last saw it.
 */
export function useFreshCart(inView: boolean): CartChange[] {
  const [changes, setChanges] = useState<CartChange[]>([])
  const items = useCart((cart) => cart.items)
  const ids = [...new Set(cartLines({ items }).map(({ product }) => product.id))].sort()
  const { data, isStale } = useQuery({
    ...productQueries.some(ids),
    enabled: inView && ids.length > 0,
  })

  useEffect(() => {
    if (!inView) setChanges([])
  }, [inView])

  useEffect(() => {
    // Stale data is from an earlier opening, before products were added: wait for the fresh response.
    if (!inView || !data || isStale) return
    setShopClock(data.now)
    const { items, totalPrice } = useCart.getState()
    const requested = new Set(data.ids)
    // The response lacks products that were added after the request.
    const unknown = cartLines({ items })
      .map(({ product }) => product)
      .filter(({ id }) => !requested.has(id))
    const fresh = refreshCart({ items, totalPrice }, [...data.products, ...unknown], shopNow())
    useCart.getState().replace(fresh.cart)
    setChanges((known) => merge(known, fresh.changes))
  }, [inView, data, isStale])

  useEffect(() => {
    if (!inView) return
    const next = cartLines({ items }).map(
      ({ product }) => nextSaleChange(product, shopNow()) ?? Infinity,
    )
    const delayMs = Math.min(...next) - shopNow()
    if (delayMs > maxTimerMs) return
    const timer = setTimeout(() => {
      const cart = useCart.getState()
      const products = cartLines(cart).map(({ product }) => product)
      const fresh = refreshCart(cart, products, shopNow())
      cart.replace(fresh.cart)
      setChanges((known) => merge(known, fresh.changes))
    }, delayMs)
    return () => clearTimeout(timer)
  }, [inView, items])

  return changes
}

// setTimeout takes a signed 32-bit number; a longer delay would fire at once.
const maxTimerMs = 2 ** 31 - 1

function merge(known: CartChange[], fresh: CartChange[]): CartChange[] {
  const changed = new Set(fresh.map((change) => change.productId))
  return [...known.filter((change) => !changed.has(change.productId)), ...fresh]
}
