import type { AnyRouter } from '@tanstack/react-router'
import { currentLocale } from '#i18n/locale.ts'

/** Follows the path after signing in, as the routes know it. */
export function followNext(
  router: Pick<AnyRouter, 'navigate'>,
  path: string,
  options: { replace?: boolean } = {},
): Promise<void> {
  const isDashboard = /^\/dashboard(?=[/?#]|$)/.test(path)
  // The dashboard has no Arabic address: a page in English loads scripts of its own.
  const reloadDocument = isDashboard && currentLocale() !== 'en'
  return router.navigate({ href: path, ...options, ...(reloadDocument && { reloadDocument }) })
}
