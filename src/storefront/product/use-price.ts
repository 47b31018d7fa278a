import { useCallback, useContext, useSyncExternalStore } from 'react'
import type { ProductSummary } from '#commerce/catalogue/product.ts'
import { effectivePrice, nextSaleChange, type SalePrice } from '#commerce/catalogue/sale.ts'
import { lowestPrice, variantsOf } from '#commerce/catalogue/variant.ts'
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

/** The lowest effective price of all variants; rerenders like `usePrice`. */
export function useLowestPrice(product: ProductSummary): Pounds {
  const opened = useContext(ServerClockContext)
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = variantsOf(product).map((variant) => whenPriceChanges(variant, changed))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [product],
  )
  return useSyncExternalStore(
    subscribe,
    () => lowestPrice(product, shopNow()),
    () => lowestPrice(product, opened.now),
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
