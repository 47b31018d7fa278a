import { createFileRoute } from '@tanstack/react-router'
import { categoryQueries, productQueries } from '#api/catalogue.queries.ts'
import { shopPictureQueries } from '#api/pictures.queries.ts'
import { openShopQueries } from '#api/shop.queries.ts'
import { homeHead } from '#storefront/home/home-head.ts'
import { HomePage } from '#storefront/home/home-page.tsx'
import { readListingSearch, wishOf } from '#storefront/home/listing-search.ts'

export const Route = createFileRoute('/')({
  validateSearch: readListingSearch,
  // The router leaves in the search what this does not name: what an advertisement has added, or makes no sense.
  loaderDeps: ({ search }) => readListingSearch({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    const found = queryClient.prefetchInfiniteQuery(productQueries.list(wishOf(deps), deps.after))
    const [{ origin }] = await Promise.all([
      queryClient.ensureQueryData(openShopQueries.once()),
      queryClient.prefetchQuery(categoryQueries.all()),
      queryClient.prefetchQuery(shopPictureQueries.all()),
      // A browser goes on showing what it has, filters included, until this is there.
      import.meta.env.SSR && found,
    ])
    const categories = queryClient.getQueryData(categoryQueries.all().queryKey)
    const category = categories?.find((one) => one.id === deps.category)
    return { origin, name: category?.name, image: category?.image }
  },
  head: ({ loaderData, match }) => homeHead({ search: match.loaderDeps, ...loaderData }),
  component: Home,
})

function Home() {
  return <HomePage search={Route.useLoaderDeps()} />
}
