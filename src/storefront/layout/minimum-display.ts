import { useEffect, useRef, useState } from 'react'

/** The categories' loading state. */
export const shownAtLeastMs = 700

/** True while something loads and, once it has been seen loading, for at least so long: no flicker. */
export function useMinimumDisplay(loading: boolean, atLeastMs: number): boolean {
  const [held, setHeld] = useState(loading)
  const since = useRef(0)
  useEffect(() => {
    if (loading) {
      since.current = Date.now()
      setHeld(true)
      return
    }
    const timer = setTimeout(() => setHeld(false), leftToShow(since.current, Date.now(), atLeastMs))
    return () => clearTimeout(timer)
  }, [loading, atLeastMs])
  return loading || held
}

/** How long something that has been shown since then has to stay, to have been shown for at least so long. */
export function leftToShow(since: number, now: number, atLeastMs: number): number {
  return Math.max(since + atLeastMs - now, 0)
}
