import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useMatches,
} from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { categoryQueries } from '#api/catalogue.queries.ts'
import { nextDeliveryQueries, orderPauseQueries } from '#api/delivery.ts'
import { sessionQueries } from '#api/session.queries.ts'
import { openShopQueries } from '#api/shop.ts'
import { AuthProvider } from '#auth/auth-context.tsx'
import { readDeliveryChoice } from '#commerce/delivery/delivery-choice.ts'
import { shopDetails, shopDetailsScript } from '#commerce/shop-details.ts'
import { currentLocale, directions, languageTags } from '#i18n/locale.ts'
import { numberingTag } from '#i18n/shown-digits.ts'
import { startLateScripts } from '#platform/http/late-scripts.ts'
import { zodWithoutEval } from '#platform/zod-without-eval.ts'
import { reserveArrivals } from '#storefront/delivery/use-delivery-parts.ts'
import { rememberEarlyClicks } from '#storefront/layout/early-clicks.ts'
import { Header } from '#storefront/layout/header.tsx'
import { loadVisitScripts } from '#storefront/layout/load-visit-scripts.ts'
import { ServerClockContext, syncShopClockWithPage } from '#storefront/layout/shop-clock.ts'
import { ShopFrame } from '#storefront/layout/shop-frame.tsx'
import displayFace from '#ui/fonts/fraunces-display-latin.woff2?url'
import textFace from '#ui/fonts/hanken-grotesk-latin.woff2?url'
import arabicTextFace from '#ui/fonts/ibm-plex-sans-arabic-400.woff2?url'
import arabicStrongFace from '#ui/fonts/ibm-plex-sans-arabic-500.woff2?url'
import arabicDisplayFace from '#ui/fonts/noto-naskh-arabic.woff2?url'
import { HydratedNavigation } from '#ui/hydrated-navigation.tsx'
import theme from '#ui/theme.css?url'

/** The faces of a first view. An Arabic one has Latin digits too, but their fallback is close to them. */
const firstFaces = {
  en: [displayFace, textFace],
  ar: [arabicDisplayFace, arabicTextFace, arabicStrongFace],
}

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => ({
    uid: await context.queryClient.fetchQuery(sessionQueries.current()),
  }),
  loader: async ({ context: { queryClient }, location }) => {
    const [opened] = await Promise.all([
      queryClient.ensureQueryData(openShopQueries.once()),
      queryClient.prefetchQuery(categoryQueries.all()),
      queryClient.prefetchQuery(nextDeliveryQueries.after(0)),
      queryClient.prefetchQuery(orderPauseQueries.current()),
      // A browser loads the terms with the code that shows them.
      import.meta.env.SSR && prefetchTerms(queryClient, { ...location.search }),
    ])
    return opened
  },
  // Loaded once: server time and origin stay as they were when the page was opened.
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: `${shopDetails.name}: ${shopDetails.tagline}` },
      { name: 'description', content: shopDetails.description },
      { name: 'theme-color', content: '#2c4637' },
    ],
    links: [
      ...firstFaces[currentLocale()].map((href) => ({
        rel: 'preload',
        href,
        as: 'font' as const,
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'stylesheet', href: theme },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
    // A browser keeps those of the page: Trusted Types refuse another script element with a text.
    scripts: import.meta.env.SSR
      ? [
          shopDetailsScript(),
          { children: zodWithoutEval + rememberEarlyClicks + reserveArrivals + startLateScripts },
        ]
      : [],
  }),
  shellComponent: Document,
  component: Root,
})

async function prefetchTerms(queryClient: QueryClient, search: Record<string, unknown>) {
  const choice = readDeliveryChoice(search)
  if (!choice) return
  const { deliveryChoiceQueries } = await import('#api/delivery-choice.ts')
  await queryClient.prefetchQuery(deliveryChoiceQueries.terms(choice))
}

function Root() {
  const opened = Route.useLoaderData()
  const { uid } = Route.useRouteContext()
  // A layout effect: it must run before any effect reads the clock.
  useLayoutEffect(() => syncShopClockWithPage(opened.now), [opened])
  useEffect(loadVisitScripts, [])
  const isBare = useMatches({ select: (matches) => matches.some((one) => one.staticData.bare) })
  return (
    <HydratedNavigation>
      <ServerClockContext value={opened}>
        <AuthProvider>
          {isBare ? (
            <Outlet />
          ) : (
            <ShopFrame header={<Header signedIn={uid !== null} />}>
              <Outlet />
            </ShopFrame>
          )}
        </AuthProvider>
      </ServerClockContext>
    </HydratedNavigation>
  )
}

function Document({ children }: { children: ReactNode }) {
  const locale = currentLocale()
  return (
    // An inline script may have set an attribute.
    <html
      lang={languageTags[locale] + numberingTag()}
      dir={directions[locale]}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page has a layout of its own, without the usual header and footer. */
    bare?: boolean
  }
}
