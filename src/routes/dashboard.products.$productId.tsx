import { createFileRoute, notFound } from '@tanstack/react-router'
import { staffCategoryQueries } from '#api/categories.ts'
import { staffProductQueries } from '#api/products.queries.ts'
import { NotFoundInDashboard } from '#dashboard/layout/not-found-in-dashboard.tsx'
import { managementTitle } from '#dashboard/management-titles.messages.ts'
import { ProductPage } from '#dashboard/products/product-page.tsx'

export const Route = createFileRoute('/dashboard/products/$productId')({
  loader: async ({ context: { queryClient }, params }) => {
    const [product] = await Promise.all([
      queryClient.fetchQuery(staffProductQueries.detail(params.productId)),
      queryClient.prefetchQuery(staffCategoryQueries.all()),
    ])
    if (!product) throw notFound()
    return { name: product.name }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? managementTitle('product') }] }),
  component: Product,
  notFoundComponent: () => <NotFoundInDashboard thing="product" />,
})

function Product() {
  const { productId } = Route.useParams()
  return <ProductPage key={productId} id={productId} />
}
