import { createFileRoute } from '@tanstack/react-router'
import { categoryQueries, productQueries } from '#commerce/catalogue/catalogue.queries.ts'
import { homeHead } from '#storefront/home/home-head.ts'
import { HomePage } from '#storefront/home/home-page.tsx'
import { readHomeSearch } from '#storefront/home/home-search.ts'
import { openShopQueries } from '#storefront/layout/open-shop.queries.ts'

export const Route = createFileRoute('/')({
  validateSearch: readHomeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { category, after } }) => {
    const [{ origin }] = await Promise.all([
      queryClient.ensureQueryData(openShopQueries.once()),
      queryClient.prefetchQuery(categoryQueries.all()),
      queryClient.prefetchInfiniteQuery(productQueries.list(category, after)),
    ])
    const categories = queryClient.getQueryData(categoryQueries.all().queryKey)
    return { origin, name: categories?.find((one) => one.id === category)?.name }
  },
  head: ({ loaderData, match }) => homeHead({ ...match.search, ...loaderData }),
  component: Home,
})

function Home() {
  return <HomePage {...Route.useSearch()} />
}
