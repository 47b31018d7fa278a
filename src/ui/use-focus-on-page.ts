import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { focusContent } from './focus-content.ts'

/** Elsewhere the link that led there may be gone: whoever works by keyboard goes on from the page's beginning. */
export function useFocusOnPage(): void {
  const place = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href })
  const before = useRef(place)
  useEffect(() => {
    const isAnother = before.current !== undefined && before.current !== place
    before.current = place
    if (isAnother && document.activeElement === document.body) focusContent()
  }, [place])
}
