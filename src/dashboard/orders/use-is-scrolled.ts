import { useSyncExternalStore } from 'react'

/** So far down that the head of the page is out of sight. */
const awayPx = 200

/** Whether somebody reads further down than the top of the page. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('scroll', onChange, { passive: true })
      return () => window.removeEventListener('scroll', onChange)
    },
    () => window.scrollY > awayPx,
    () => false,
  )
}
