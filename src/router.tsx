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
    // A page brings along what was read for it.
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
