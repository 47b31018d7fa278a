import { useEffect } from 'react'

/**
 * Replaces `react-style-singleton`, through which Radix locks the scroll of the page behind a dialog. The library adds a
 * style element of varying text, which `style-src` refuses; a constructed style sheet needs no permission. It stays when
 * its last user goes, because the browser would match every element again.
 */
export function styleSingleton() {
  const constructed = import.meta.env.SSR ? null : new CSSStyleSheet()
  let users = 0
  let current = ''
  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      if (!constructed) return
      users += 1
      // Only the first user measures the page with its scroll bar.
      if (users === 1 && styles !== current) {
        if (!current) document.adoptedStyleSheets.push(constructed)
        constructed.replaceSync(styles)
        current = styles
      }
      return () => {
        users -= 1
      }
    }, [styles])
    return null
  }
}
