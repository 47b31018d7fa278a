import { createContext } from 'react'
import type { CairoClock } from '#commerce/delivery/cairo-clock.ts'

// A clock that is only seconds off is left alone, because a page may have been made some seconds before it is seen.
const toleratedMs = 60_000

let ahead = 0

/** What the server said of time when the page was made. */
export interface Opened {
  /** Its own: what the first drawing in the browser must agree with. */
  now: number
  clock: CairoClock
}

export const OpenedContext = createContext<Opened>({ now: 0, clock: [] })

/** The shop's time. A browser whose clock is wrong is corrected by the server's. */
export function shopNow(): number {
  return Date.now() + ahead
}

export function setShopClock(serverNow: number): void {
  const difference = serverNow - Date.now()
  ahead = Math.abs(difference) > toleratedMs ? difference : 0
}

/** Goes by a page that came just now. One that a browser had kept may have lain there for hours. */
export function setShopClockByPage(madeAt: number): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.transferSize > 0) {
    setShopClock(madeAt + performance.now() - visit.responseStart)
  }
}
