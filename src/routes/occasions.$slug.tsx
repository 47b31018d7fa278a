import { createFileRoute, notFound } from '@tanstack/react-router'
import { categoryQueries, productQueries } from '#api/catalogue.queries.ts'
import { openShopQueries } from '#api/shop.ts'
import { occasionQueries } from '#api/shown-occasions.ts'
import { loadMissing } from '#platform/query-client.ts'
import { filterOf, readListingSearch } from '#storefront/home/listing-search.ts'
import { occasionHead } from '#storefront/occasions/occasion-head.ts'
import { OccasionPage } from '#storefront/occasions/occasion-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/occasions/$slug')({
  validateSearch: readListingSearch,
  // Unknown parameters (utm, fbclid) must not reload the list.
  loaderDeps: ({ search }) => readListingSearch({ ...search }),
  loader: async ({ context: { queryClient }, params: { slug }, deps }) => {
    const known = { ...occasionQueries.one(slug), revalidateIfStale: true }
    const occasion = await queryClient.ensureQueryData(known)
    if (!occasion) throw notFound()
    const list = productQueries.list({ ...filterOf(deps), occasion: slug }, deps.after)
    const found = queryClient.prefetchInfiniteQuery(list)
    const [{ origin }] = await Promise.all([
      queryClient.ensureQueryData(openShopQueries.once()),
      loadMissing(queryClient, categoryQueries.all()),
      // In the browser the previous list and the filters stay until the new list arrives.
      import.meta.env.SSR && found,
    ])
    const pages = queryClient.getQueryData(list.queryKey)?.pages ?? []
    const products = pages.flatMap((page) => page.products)
    return { head: occasionHead({ occasion, products, search: deps, origin }) }
  },
  head: loadedHead,
  component: Occasion,
})

function Occasion() {
  const { slug } = Route.useParams()
  return <OccasionPage key={slug} slug={slug} search={Route.useLoaderDeps()} />
}
