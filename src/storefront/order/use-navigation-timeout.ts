import { useEffect, useEffectEvent } from 'react'

const timeoutMs = 15_000

/** Does something when whoever was sent off to another page is still here: nobody is told of the browser's stop button. */
export function useNavigationTimeout(isSentOff: boolean, onStillHere: () => void): void {
  const tell = useEffectEvent(onStillHere)
  useEffect(() => {
    if (!isSentOff) return
    const timer = setTimeout(() => tell(), timeoutMs)
    return () => clearTimeout(timer)
  }, [isSentOff])
}
