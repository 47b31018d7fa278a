import { useSyncExternalStore } from 'react'

/** From this distance on, the page header is out of view. */
const awayPx = 200

/** Whether the page is scrolled down. */
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
