import { createFileRoute, notFound } from '@tanstack/react-router'
import { checkoutQueries } from '#api/checkout.queries.ts'
import { orderQueries } from '#api/orders.queries.ts'
import { secretHead } from '#storefront/layout/personal-head.ts'
import { OrderPage } from '#storefront/order/order-page.tsx'

export const Route = createFileRoute('/o/$orderId')({
  loader: async ({ context, params }) => {
    const order = await context.queryClient.fetchQuery({
      ...orderQueries.view(params.orderId),
      // Somebody may have signed in since it was read, and sees more of it now.
      staleTime: 0,
    })
    if (!order) throw notFound()
    // The ways to pay stand on the page from the start, so that nothing moves when they come.
    if (order.isMine && order.status === 'awaiting_payment') {
      await context.queryClient.prefetchQuery(checkoutQueries.options([]))
    }
    return { number: order.number }
  },
  head: ({ loaderData }) => secretHead(loaderData ? `Order ${loaderData.number}` : 'Not Found'),
  component: Order,
})

function Order() {
  return <OrderPage id={Route.useParams().orderId} />
}
