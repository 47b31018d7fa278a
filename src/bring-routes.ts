import type { AnyRouter } from '@tanstack/react-router'

/** Sees to it that a browser knows the routes of a path, and brings all that it did not begin with if it does not. */
export async function bringRoutesFor(path: string, router: AnyRouter): Promise<void> {
  if (knows(router, path)) return
  // The generated tree adds the others to the root, which the router has already.
  await import('./routeTree.gen.ts')
  router.setRoutes(router.buildRouteTree())
}

/** Loads the routes of a target before each navigation and preload. */
export function bringRoutesWhenWanted(router: AnyRouter): void {
  const { load, preloadRoute } = router

  router.load = async (options) => {
    try {
      await bringRoutesFor(router.history.location.pathname, router)
    } catch {
      // The new address stands in the browser already: the server shows what is there.
      return location.reload()
    }
    return load(options)
  }

  router.preloadRoute = async (options) => {
    const path: unknown = options.to
    if (typeof path === 'string' && path.startsWith('/')) await bringRoutesFor(path, router)
    return preloadRoute(options)
  }
}

/** Whether a route matches a path or a pattern of one. */
function knows(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path)
  return route !== undefined && !('**' in params)
}
