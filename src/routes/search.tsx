import { createFileRoute } from '@tanstack/react-router'
import { productQueries } from '#api/catalogue.queries.ts'
import { openShopQueries } from '#api/shop.ts'
import { occasionQueries } from '#api/shown-occasions.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { filterOf, readSearchSearch } from '#storefront/home/listing-search.ts'
import { headText } from '#storefront/layout/head.messages.ts'
import { pageHead } from '#storefront/layout/page-head.ts'
import { SearchPage } from '#storefront/search/search-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/search')({
  validateSearch: readSearchSearch,
  // Unknown parameters (utm, fbclid) must not reload the list.
  loaderDeps: ({ search }) => readSearchSearch({ ...search }),
  loader: async ({ context: { queryClient }, deps: { q, ...listing } }) => {
    const opened = await queryClient.ensureQueryData(openShopQueries.once())
    if (q) {
      const list = productQueries.list(filterOf(listing, q), listing.after)
      const found = queryClient.prefetchInfiniteQuery(list)
      const named = queryClient.prefetchQuery(occasionQueries.named(q))
      // In the browser the previous results and the focused field stay until the new results arrive.
      if (import.meta.env.SSR) await Promise.all([found, named])
    }
    return {
      head: pageHead({
        title: `${titleOf(q)} | ${shopDetails.name}`,
        description: headText('searchNote', { shop: shopDetails.name }),
        path: '/search',
        origin: opened.origin,
        hidden: true,
      }),
    }
  },
  head: loadedHead,
  component: () => <SearchPage search={Route.useLoaderDeps()} />,
})

function titleOf(query: string | undefined): string {
  return query ? headText('searched', { query }) : headText('search')
}
