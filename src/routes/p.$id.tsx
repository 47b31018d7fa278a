import { createFileRoute, notFound } from '@tanstack/react-router'
import { categoryQueries, productQueries } from '#api/catalogue.queries.ts'
import { nextDeliveryQueries } from '#api/delivery.ts'
import { openShopQueries } from '#api/shop.ts'
import { prefetchPicture } from '#storefront/product/prefetch-picture.ts'
import { ProductPage } from '#storefront/product/product-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/p/$id')({
  loader: async ({ context: { queryClient }, params: { id }, preload }) => {
    const product = await queryClient.fetchQuery(productQueries.detail(id))
    if (!product) throw notFound()
    if (preload) prefetchPicture(product)
    const [{ origin, now }, { productHead }] = await Promise.all([
      queryClient.ensureQueryData(openShopQueries.once()),
      import('#storefront/product/product-head.ts'),
      queryClient.prefetchQuery(categoryQueries.all()),
      queryClient.prefetchQuery(productQueries.related(product.category, product.id)),
      queryClient.prefetchQuery(nextDeliveryQueries.after(product.leadDays)),
    ])
    const categories = queryClient.getQueryData(categoryQueries.all().queryKey)
    const category = categories?.find((one) => one.id === product.category)
    return { product, head: productHead({ product, origin, now, category }) }
  },
  head: loadedHead,
  component: () => <ProductPage id={Route.useParams().id} />,
})
