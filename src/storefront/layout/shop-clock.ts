import { createContext, useContext, useSyncExternalStore } from 'react'
import { type CairoClock, shownAt } from '#commerce/delivery/cairo-clock.ts'
import type { CivilDate } from '#commerce/delivery/cairo-time.ts'

// Smaller differences are ignored: a page may be some seconds old when the browser shows it.
const toleratedMs = 60_000

let offsetMs = 0

/** Time of the server when it rendered the page, and the clock of Cairo. */
interface ServerClock {
  /** The first render in the browser uses it too, so that hydration matches. */
  now: number
  clock: CairoClock
}

export const ServerClockContext = createContext<ServerClock>({ now: 0, clock: [] })

/** The shop's time: the browser's clock, corrected by the server's. */
export function shopNow(): number {
  return Date.now() + offsetMs
}

export function setShopClock(serverNow: number): void {
  const difference = serverNow - Date.now()
  offsetMs = Math.abs(difference) > toleratedMs ? difference : 0
}

/** Milliseconds since the page began to arrive; null for a page from the browser cache, which may be hours old. */
export function msSinceArrival(): number | null {
  const [visit] = performance.getEntriesByType('navigation')
  const isFromNetwork = visit instanceof PerformanceNavigationTiming && visit.transferSize > 0
  return isFromNetwork ? performance.now() - visit.responseStart : null
}

/** Corrects the clock by a page that came over the network. */
export function syncShopClockWithPage(renderedAt: number): void {
  const elapsedMs = msSinceArrival()
  if (elapsedMs !== null) setShopClock(renderedAt + elapsedMs)
}

const minuteMs = 60_000

/** The shop's time, rounded down to the minute. Renders again every minute. */
export function useMinute(): number {
  const opened = useContext(ServerClockContext)
  return useSyncExternalStore(everyMinute, thisMinute, () => startOfMinute(opened.now))
}

function everyMinute(onMinute: () => void): () => void {
  let timer = setTimeout(tick, minuteMs - (shopNow() % minuteMs))
  function tick() {
    onMinute()
    timer = setTimeout(tick, minuteMs - (shopNow() % minuteMs))
  }
  return () => clearTimeout(timer)
}

function thisMinute(): number {
  return startOfMinute(shopNow())
}

function startOfMinute(time: number): number {
  return time - (time % minuteMs)
}

/** Today's date in Cairo. Renders again at midnight there. */
export function useCairoDay(): CivilDate {
  const { clock } = useContext(ServerClockContext)
  return shownAt(clock, useMinute()).date
}
