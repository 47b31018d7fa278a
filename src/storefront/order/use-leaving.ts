import { useEffect, useEffectEvent } from 'react'

const timeoutMs = 15_000

interface LeavingOptions {
  /** The browser navigates to another site. */
  isLeaving: boolean
  /** The navigation has not left the page in time: browsers send no event for their stop button. */
  onTimeout: () => void
  /** The browser restored the page from its back/forward cache. */
  onReturn: () => void
}

/** Notices when a user stays on, or returns to, a page that leads to another site. */
export function useLeaving({ isLeaving, onTimeout, onReturn }: LeavingOptions): void {
  const timeOut = useEffectEvent(onTimeout)
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  })
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => timeOut(), timeoutMs)
    return () => clearTimeout(timer)
  }, [isLeaving])
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => onShow(event)
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  }, [])
}
