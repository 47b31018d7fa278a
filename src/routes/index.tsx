import { createFileRoute } from '@tanstack/react-router'
import { categoryQueries, productQueries } from '#api/catalogue.queries.ts'
import { homeQueries } from '#api/home.ts'
import { shopPictureQueries } from '#api/pictures.ts'
import { openShopQueries } from '#api/shop.ts'
import { loadMissing } from '#platform/query-client.ts'
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
      loadMissing(queryClient, categoryQueries.all()),
      loadMissing(queryClient, shopPictureQueries.all()),
      loadMissing(queryClient, homeQueries.highlights()),
      // In the browser the previous list and the filters stay until the new list arrives.
      import.meta.env.SSR && found,
    ])
    const categories = queryClient.getQueryData(categoryQueries.all().queryKey)
    const category = categories?.find((one) => one.id === deps.category)
    const shown = { origin, name: category?.name, image: category?.image }
    return { head: homeHead({ search: deps, ...shown }) }
  },
  head: loadedHead,
  component: () => <HomePage search={Route.useLoaderDeps()} />,
})
