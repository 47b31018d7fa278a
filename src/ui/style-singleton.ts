import { useEffect } from 'react'

/**
 * Replaces `react-style-singleton`, through which Radix locks the scroll of the page behind a dialog. The library adds a
 * style element of varying text, which `style-src` refuses; a constructed style sheet needs no permission. The first style
 * stays until its last user is gone.
 */
export function styleSingleton() {
  const constructed = import.meta.env.SSR ? null : new CSSStyleSheet()
  let users = 0
  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      if (!constructed) return
      users += 1
      if (users === 1) {
        constructed.replaceSync(styles)
        document.adoptedStyleSheets.push(constructed)
      }
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
          (one) => one !== constructed,
        )
      }
    }, [styles])
    return null
  }
}
