import { useEffect, useRef } from 'react'

/** Does what was wanted last, a pause later; nothing, once the visitor has gone elsewhere. */
export function useTypingPause(): (pauseMs: number, go: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (pauseMs, go) => {
    const { href } = location
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (location.href === href) go()
    }, pauseMs)
  }
}
