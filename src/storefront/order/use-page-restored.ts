import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser restores the page from its back/forward cache. */
export function usePageRestored(onReturn: () => void): void {
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn()
  })
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => onShow(event)
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  }, [])
}
