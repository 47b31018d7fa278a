import { createFileRoute } from '@tanstack/react-router'
import { categoryQueries, productQueries } from '#api/catalogue.queries.ts'
import { homeQueries } from '#api/home.ts'
import { shopPictureQueries } from '#api/pictures.ts'
import { openShopQueries } from '#api/shop.ts'
import { HomePage } from '#storefront/home/home-page.tsx'
import { filterOf, readListingSearch } from '#storefront/home/listing-search.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/')({
  validateSearch: readListingSearch,
  // The router keeps unknown search parameters (utm, fbclid): they must not reload the list.
  loaderDeps: ({ search }) => readListingSearch({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    const found = queryClient.prefetchInfiniteQuery(productQueries.list(filterOf(deps), deps.after))
    const [{ origin }, { homeHead }] = await Promise.all([
      queryClient.ensureQueryData(openShopQueries.once()),
      import('#storefront/home/home-head.ts'),
      queryClient.prefetchQuery(categoryQueries.all()),
      queryClient.prefetchQuery(shopPictureQueries.all()),
      queryClient.prefetchQuery(homeQueries.highlights()),
      // In the browser the previous list and the filters stay until the new list arrives.
      import.meta.env.SSR && found,
    ])
    const categories = queryClient.getQueryData(categoryQueries.all().queryKey)
    const category = categories?.find((one) => one.id === deps.category)
    const shown = { origin, name: category?.name, image: category?.image }
    return { head: homeHead({ search: deps, ...shown }) }
  },
  // A spinner would hide the list while a filter loads: its field would lose the focus.
  pendingMs: Number.POSITIVE_INFINITY,
  head: loadedHead,
  component: () => <HomePage search={Route.useLoaderDeps()} />,
})
