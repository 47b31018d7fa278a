import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useInsertionEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Its change makes React hydrate all pages inside first, because one of them may read it. */
const Navigated = createContext(false)

/**
 * Hydrates the page before the first navigation reaches the router. The router cannot hydrate a page that the user has
 * left: https://github.com/TanStack/router/issues/8306
 */
export function HydratedNavigation({ children }: { children: ReactNode }) {
  const { history } = useRouter()
  const [hasNavigated, setNavigated] = useState(false)
  // Subscribes before the router, which does so in a layout effect.
  useInsertionEffect(() => {
    const stop = history.subscribe(() => {
      stop()
      flushSync(() => setNavigated(true))
    })
    return stop
  }, [history])
  return <Navigated value={hasNavigated}>{children}</Navigated>
}
