import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { staffCategoryQueries } from '#api/categories.ts'
import { staffProductQueries } from '#api/products.queries.ts'
import { NotFoundInDashboard } from '#dashboard/layout/not-found-in-dashboard.tsx'
import { ProductPage } from '#dashboard/products/product-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/products/$productId')({
  loader: async ({ context: { queryClient }, params }) => {
    const [product] = await Promise.all([
      queryClient.fetchQuery(staffProductQueries.detail(params.productId)),
      queryClient.prefetchQuery(staffCategoryQueries.all()),
    ])
    if (!product) throw notFound()
    if (product.id !== params.productId) {
      throw redirect({
        to: '/dashboard/products/$productId',
        params: { productId: product.id },
        replace: true,
      })
    }
    return { head: { meta: [{ title: product.name }] } }
  },
  head: loadedHead,
  component: Product,
  notFoundComponent: () => <NotFoundInDashboard thing="product" />,
})

function Product() {
  const { productId } = Route.useParams()
  return <ProductPage key={productId} id={productId} />
}
