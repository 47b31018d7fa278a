import { useContext, useSyncExternalStore } from 'react'
import { ServerClockContext, shopNow } from './shop-clock.ts'

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
