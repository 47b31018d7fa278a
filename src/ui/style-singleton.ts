import { useEffect } from 'react'

/**
 * Replaces `react-style-singleton`, through which Radix locks the scroll of the page behind a dialog. The library adds a
 * style element of varying text, which `style-src` refuses; a constructed style sheet needs no permission. The first style
 * stays until its last user is gone.
 */
export function styleSingleton() {
  const sheet = import.meta.env.SSR ? null : new CSSStyleSheet()
  let users = 0
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      if (!sheet) return
      users += 1
      if (users === 1) {
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
    }, [styles])
    return null
  }
}
