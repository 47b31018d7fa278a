import { useEffect, useRef } from 'react'

/** Debounce: runs the latest call after the delay, unless the user has navigated since. */
export function useDebouncedCall(): (delayMs: number, call: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (delayMs, call) => {
    const { href } = location
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (location.href === href) call()
    }, delayMs)
  }
}
