import { useEffect, useEffectEvent } from 'react'

/** Does something when the browser's button brings the page back as it was left, in the middle of whatever it did. */
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
