import { useEffect } from 'react'
import { focusContent } from './focus-content.ts'

/** A button may go with what it did. Whoever works by keyboard goes on from the page's beginning, not from nowhere. */
export function useFocusRestored(): void {
  useEffect(() => {
    const content = document.getElementById('content')
    if (!content) return
    let last: EventTarget | null = null
    const remember = ({ target }: FocusEvent) => {
      last = target
    }
    const watch = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected) return
      last = null
      if (document.activeElement === document.body) focusContent()
    })
    content.addEventListener('focusin', remember)
    watch.observe(content, { childList: true, subtree: true })
    return () => {
      content.removeEventListener('focusin', remember)
      watch.disconnect()
    }
  }, [])
}
