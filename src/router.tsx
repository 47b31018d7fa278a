import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { currentLocale } from '#i18n/locale.ts'
import { localeRewrite } from '#i18n/localized-path.ts'
import { createQueryClient, dehydrateQueries, hydrateQueries } from '#platform/query-client.ts'
import { reloadReplacedPage } from '#platform/reload-replaced-page.ts'
import { savesData } from '#storefront/layout/saves-data.ts'
import { msSinceArrival } from '#storefront/layout/shop-clock.ts'
import { showReadFailure } from '#storefront/layout/show-failures.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { NotFoundPage } from '#ui/not-found-page.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { dismissFetchFailure, dismissLeftErrors } from '#ui/toast.ts'
import { routeTree } from './routeTree.gen.ts'

const spinnerAfterMs = 1_000

export function getRouter() {
  const queryClient = createQueryClient(showReadFailure, dismissFetchFailure)
  const router = createRouter({
    routeTree,
    context: { queryClient },
    // Links between languages load the page, so a router stays in one. Rewriting parses the address of each link.
    ...(currentLocale() !== 'en' && { rewrite: localeRewrite }),
    defaultPreload: !import.meta.env.SSR && savesData(navigator) ? false : 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    ssr: pageNonce(),
    defaultPendingComponent: () => <Spinner />,
    defaultPendingMs: spinnerAfterMs,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    // Sends the query results with the page.
    dehydrate: () => ({ answers: import.meta.env.SSR ? dehydrateQueries(queryClient) : '' }),
    hydrate: ({ answers }) =>
      hydrateQueries(queryClient, answers, msSinceArrival() === null ? null : Date.now()),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  if (!import.meta.env.SSR) {
    router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) dismissLeftErrors()
      // A spinner in place of a page whose filters change would take the focus from their fields.
      router.options.defaultPendingMs = pathChanged ? spinnerAfterMs : Number.POSITIVE_INFINITY
    })
    reloadForLostCode(router)
  }
  return router
}

/** The browser's part after a release: code that this page refers to may be gone. */
function reloadForLostCode(router: Pick<AnyRouter, 'state' | 'preloadRoute'>): void {
  let preloads = 0
  const preloadRoute: typeof router.preloadRoute = router.preloadRoute
  router.preloadRoute = (options) => {
    preloads += 1
    return preloadRoute(options).finally(() => {
      preloads -= 1
    })
  }
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The server renders the next page.
    if (router.state.resolvedLocation && router.state.isLoading) location.reload()
    // Hovering over a link must not cost what is typed; pressing a button that does nothing costs more.
    else if (preloads === 0 && navigator.userActivation?.isActive) void reloadReplacedPage(payload)
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}

/** The nonce of the scripts of the page that is being rendered; none in the browser. */
function pageNonce(): { nonce?: string } {
  const context: unknown = getGlobalStartContext()
  const named = typeof context === 'object' && context !== null && 'nonce' in context
  return named && typeof context.nonce === 'string' ? { nonce: context.nonce } : {}
}
