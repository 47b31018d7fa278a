import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Moves the focus to the content after navigation, if the clicked link is gone: keyboard users start at the top. */
export function useFocusOnPage(): void {
  const href = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href })
  const before = useRef(href)
  useEffect(() => {
    const hasNavigated = before.current !== undefined && before.current !== href
    before.current = href
    if (hasNavigated && document.activeElement === document.body) focusContent()
  }, [href])
}

export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
