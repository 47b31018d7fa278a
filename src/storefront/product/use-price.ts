import { useCallback, useContext, useSyncExternalStore } from 'react'
import { effectivePrice, nextSaleChange, type SalePrice } from '#commerce/catalogue/sale.ts'
import type { Pounds } from '#commerce/money.ts'
import { ServerClockContext, shopNow } from '../layout/shop-clock.ts'

// The longest a timer can wait.
const longestWaitMs = 2 ** 31 - 1

/** What a product costs, now and whenever its sale opens or closes while the page is open. */
export function usePrice(product: SalePrice): Pounds {
  const opened = useContext(ServerClockContext)
  const subscribe = useCallback(
    (changed: () => void) => whenPriceChanges(product, changed),
    [product],
  )
  return useSyncExternalStore(
    subscribe,
    () => effectivePrice(product, shopNow()),
    () => effectivePrice(product, opened.now),
  )
}

/** Calls back at every change of price from now on. Returns how to stop. */
export function whenPriceChanges(product: SalePrice, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait() {
    const now = shopNow()
    const change = nextSaleChange(product, now)
    if (change === null) return
    timer = setTimeout(
      () => {
        changed()
        wait()
      },
      Math.min(change - now, longestWaitMs),
    )
  }
  // A sleeping computer does not count the time.
  const onWake = () => {
    clearTimeout(timer)
    changed()
    wait()
  }
  wait()
  if (timer !== undefined) document.addEventListener('visibilitychange', onWake)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onWake)
  }
}
