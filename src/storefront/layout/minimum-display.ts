import { useEffect, useRef, useState } from 'react'

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
    const timer = setTimeout(() => setHeld(false), since.current + atLeastMs - Date.now())
    return () => clearTimeout(timer)
  }, [loading, atLeastMs])
  return loading || held
}
