import { useEffect, useEffectEvent } from 'react'

const timeoutMs = 15_000

/** Calls back when a navigation has not left the page in time: browsers send no event for their stop button. */
export function useNavigationTimeout(isLeaving: boolean, onTimeout: () => void): void {
  const callBack = useEffectEvent(onTimeout)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => callBack(), timeoutMs)
    return () => clearTimeout(timer)
  }, [isLeaving])
}
