import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { categoryQueries, productQueries } from '#api/catalogue.queries.ts'
import { nextDeliveryQueries } from '#api/delivery.ts'
import { openShopQueries } from '#api/shop.ts'
import { isSoldOut } from '#commerce/catalogue/product.ts'
import { variantsOf } from '#commerce/catalogue/variant.ts'
import { prefetchPicture } from '#storefront/product/prefetch-picture.ts'
import { productLink } from '#storefront/product/product-link.ts'
import { ProductPage } from '#storefront/product/product-page.tsx'
import { readProductSearch } from '#storefront/product/product-search.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/p/$id')({
  validateSearch: readProductSearch,
  loader: async ({ context: { queryClient }, params: { id }, preload }) => {
    const product = await queryClient.fetchQuery(productQueries.detail(id))
    if (!product) throw notFound()
    // The id of a variant, from an order or an old link.
    if (product.variantOf !== null) throw redirect({ ...productLink(product), replace: true })
    if (preload) prefetchPicture(product)
    const leadDays = new Set(variantsOf(product).map((variant) => variant.leadDays))
    const [{ origin, now }, { productHead }] = await Promise.all([
      queryClient.ensureQueryData(openShopQueries.once()),
      import('#storefront/product/product-head.ts'),
      queryClient.prefetchQuery(categoryQueries.all()),
      queryClient.prefetchQuery(productQueries.addOns([product.id])),
      queryClient.prefetchQuery(productQueries.related(product.category, product.id)),
      ...[...leadDays].map((days) => queryClient.prefetchQuery(nextDeliveryQueries.after(days))),
    ])
    const categories = queryClient.getQueryData(categoryQueries.all().queryKey)
    const category = categories?.find((one) => one.id === product.category)
    // What the line above the header shows. The product itself is in the query cache.
    const delivery = { leadDays: product.leadDays, isSoldOut: isSoldOut(product) }
    return { delivery, head: productHead({ product, origin, now, category }) }
  },
  head: loadedHead,
  component: () => <ProductPage id={Route.useParams().id} size={Route.useSearch().size} />,
})
