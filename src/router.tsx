import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { pageNonce } from '#platform/http/page-nonce.ts'

import { createQueryClient } from '#platform/query-client.ts'
import { tellReadFailed } from '#storefront/layout/tell-failures.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { NotFoundPage } from '#ui/not-found-page.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { bringRoutesFor, bringRoutesWhenWanted } from './bring-routes.ts'
import { firstRoutes } from './first-routes.ts'
import type { routeTree } from './routeTree.gen.ts'

export async function getRouter() {
  // The server knows every address from the start, a browser those that it shows.
  if (import.meta.env.SSR) await import('./routeTree.gen.ts')
  const router = shopRouter(firstRoutes)
  if (!import.meta.env.SSR) {
    // What cannot be brought leaves the page as the server made it, with links and forms that work without script.
    await bringRoutesFor(location.pathname, router).catch(forever)
    bringRoutesWhenWanted(router)
  }
  return router
}

const forever = () => new Promise<never>(() => undefined)

function shopRouter<Routes extends AnyRoute>(routeTree: Routes) {
  const queryClient = createQueryClient(tellReadFailed)
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    ssr: pageNonce(),
    defaultPendingComponent: () => <Spinner />,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof shopRouter<typeof routeTree>>
  }
}
