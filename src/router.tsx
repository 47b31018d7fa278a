import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { pageNonce } from '#platform/http/page-nonce.ts'

import { createQueryClient } from '#platform/query-client.ts'
import { tellReadFailed } from '#storefront/layout/tell-failures.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { NotFoundPage } from '#ui/not-found-page.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { routeTree } from './routeTree.gen.ts'

export function getRouter() {
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
    router: ReturnType<typeof getRouter>
  }
}
