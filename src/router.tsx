import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { pageNonce } from '#platform/http/page-nonce.ts'
import { createQueryClient, dehydrateQueries, hydrateQueries } from '#platform/query-client.ts'
import { savesData } from '#storefront/layout/saves-data.ts'
import { showReadFailure } from '#storefront/layout/show-failures.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { NotFoundPage } from '#ui/not-found-page.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { bringRoutesFor, bringRoutesWhenWanted } from './bring-routes.ts'
import { firstRoutes } from './first-routes.ts'
import type { routeTree } from './routeTree.gen.ts'

export async function getRouter() {
  // The server has the whole route tree; a browser starts with the routes of the first view.
  if (import.meta.env.SSR) await import('./routeTree.gen.ts')
  const router = shopRouter(firstRoutes)
  if (!import.meta.env.SSR) {
    // If the route tree cannot be loaded, the page stays server-rendered: links and forms work without JavaScript.
    await bringRoutesFor(location.pathname, router).catch(forever)
    bringRoutesWhenWanted(router)
  }
  return router
}

const forever = () => new Promise<never>(() => undefined)

function shopRouter<Routes extends AnyRoute>(routeTree: Routes) {
  const queryClient = createQueryClient(showReadFailure)
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: !import.meta.env.SSR && savesData(navigator) ? false : 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    ssr: pageNonce(),
    defaultPendingComponent: () => <Spinner />,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    // Sends the query results with the page.
    dehydrate: () => ({ answers: import.meta.env.SSR ? dehydrateQueries(queryClient) : '' }),
    hydrate: ({ answers }) => hydrateQueries(queryClient, answers),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof shopRouter<typeof routeTree>>
  }
}
