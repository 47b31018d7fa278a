import { useEffect } from 'react'
import { focusContent } from './use-focus-on-page.ts'

/**
 * Moves the focus to the page content when an action removes the focused button: keyboard users must not lose their
 * place.
 */
export function useFocusRestored(): void {
  useEffect(() => {
    const content = document.getElementById('content')
    if (!content) return
    let last: EventTarget | null = null
    const remember = ({ target }: FocusEvent) => {
      last = target
    }
    const observer = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected) return
      last = null
      if (document.activeElement === document.body) focusContent()
    })
    content.addEventListener('focusin', remember)
    observer.observe(content, { childList: true, subtree: true })
    return () => {
      content.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}
