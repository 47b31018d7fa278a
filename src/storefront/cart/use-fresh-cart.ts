import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { type CartChange, refreshCart } from '#commerce/cart/refresh-cart.ts'
import { nextSaleChange } from '#commerce/catalogue/sale.ts'
import { setShopClock, shopNow } from '../layout/shop-clock.ts'
import { useCart } from './cart-store.ts'

/**
 * While the cart is in view its lines are what the server says now: prices, stock, what is still sold. Answers what
 * turned out to have changed since the shopper last looked.
 */
export function useFreshCart(inView: boolean): CartChange[] {
  const [changes, setChanges] = useState<CartChange[]>([])
  const items = useCart((cart) => cart.items)
  const ids = [...new Set(items.map((item) => item.product.id))].sort()
  const { data, isStale } = useQuery({
    ...productQueries.some(ids),
    enabled: inView && ids.length > 0,
  })

  useEffect(() => {
    if (!inView) setChanges([])
  }, [inView])

  useEffect(() => {
    // An answer from an earlier opening may be older than what was put in meanwhile: the one that is on its way counts.
    if (!inView || !data || isStale) return
    setShopClock(data.now)
    const { items, totalPrice } = useCart.getState()
    const asked = new Set(data.ids)
    // Lines that were added after the question was asked are not in the answer.
    const unknown = items.filter((item) => !asked.has(item.product.id)).map((item) => item.product)
    const fresh = refreshCart({ items, totalPrice }, [...data.products, ...unknown], shopNow())
    useCart.getState().replace(fresh.cart)
    setChanges((known) => merge(known, fresh.changes))
  }, [inView, data, isStale])

  useEffect(() => {
    if (!inView) return
    const next = items.map((item) => nextSaleChange(item.product, shopNow()) ?? Infinity)
    const wait = Math.min(...next) - shopNow()
    if (wait > longestWaitMs) return
    const timer = setTimeout(() => {
      const cart = useCart.getState()
      const products = cart.items.map((item) => item.product)
      const fresh = refreshCart(cart, products, shopNow())
      cart.replace(fresh.cart)
      setChanges((known) => merge(known, fresh.changes))
    }, wait)
    return () => clearTimeout(timer)
  }, [inView, items])

  return changes
}

// The longest a timer can wait.
const longestWaitMs = 2 ** 31 - 1

function merge(known: CartChange[], fresh: CartChange[]): CartChange[] {
  const changed = new Set(fresh.map((change) => change.productId))
  return [...known.filter((change) => !changed.has(change.productId)), ...fresh]
}
