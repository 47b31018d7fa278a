import { useCallback, useContext, useSyncExternalStore } from 'react'
import { effectivePrice, nextSaleChange, type SalePrice } from '#commerce/catalogue/sale.ts'
import type { Pounds } from '#commerce/money.ts'
import { ServerClockContext, shopNow } from '../layout/shop-clock.ts'

// The largest delay of `setTimeout`.
const maxDelayMs = 2 ** 31 - 1

/** The effective price; rerenders when a sale starts or ends while the page is open. */
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

function whenPriceChanges(product: SalePrice, changed: () => void): () => void {
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
      Math.min(change - now, maxDelayMs),
    )
  }
  // Timers pause while the computer sleeps.
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
