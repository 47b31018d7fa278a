import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { focusContent } from './focus-content.ts'

/** On another page the link that led there is gone: whoever works by keyboard goes on from the page's beginning. */
export function useFocusOnPage(): void {
  const page = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const before = useRef(page)
  useEffect(() => {
    const isAnother = before.current !== undefined && before.current !== page
    before.current = page
    if (isAnother && document.activeElement === document.body) focusContent()
  }, [page])
}
