import { useContext, useSyncExternalStore } from 'react'
import { OpenedContext, shopNow } from './shop-clock.ts'

const minuteMs = 60_000

/** The shop's time to the minute, drawn again as it passes. */
export function useMinute(): number {
  const opened = useContext(OpenedContext)
  return useSyncExternalStore(everyMinute, thisMinute, () => startOfMinute(opened.now))
}

function everyMinute(passed: () => void): () => void {
  let timer = setTimeout(tick, minuteMs - (shopNow() % minuteMs))
  function tick() {
    passed()
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
