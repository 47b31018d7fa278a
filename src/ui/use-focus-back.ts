import { useRef } from 'react'
import { focusContent } from './use-focus-on-page.ts'

/**
 * For a dialog without a Radix trigger: returns the focus to the opener when it closes. A deletion may have removed the
 * opener; then the page content gets the focus.
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
