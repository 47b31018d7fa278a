import { useRef } from 'react'
import { focusContent } from './focus-content.ts'

/**
 * For the content of a dialog that no trigger of its own has opened: when it closes, the focus goes back to where it
 * was. What stood there may be gone by then, with what was deleted; then it goes to the content of the page.
 */
export function useFocusBack() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
      if (document.activeElement === document.body) focusContent()
    },
  }
}
