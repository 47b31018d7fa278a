import { createFileRoute, notFound } from '@tanstack/react-router'
import { claimQueries } from '#api/claims.ts'
import { orderQueries } from '#api/orders.queries.ts'
import { paymentQueries } from '#api/payments.queries.ts'
import { secretHead } from '#storefront/layout/page-head.ts'
import { orderPageText } from '#storefront/order/order-page.messages.ts'
import { OrderPage } from '#storefront/order/order-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/o/$orderId')({
  loader: async ({ context, params }) => {
    const order = await context.queryClient.fetchQuery({
      ...orderQueries.view(params.orderId),
      // The user may have signed in since the last read and now sees more.
      staleTime: 0,
    })
    if (!order) throw notFound()
    // Prefetched, so that the payment methods cause no layout shift.
    if (order.isWhole && order.mayPay && order.status === 'awaiting_payment') {
      await context.queryClient.prefetchQuery(paymentQueries.methods())
    }
    if (order.isMine && order.status === 'delivered') {
      await context.queryClient.prefetchQuery(claimQueries.ofOrder(params.orderId))
    }
    return { head: secretHead(orderPageText('order', { number: order.number })) }
  },
  head: loadedHead,
  component: () => <OrderPage id={Route.useParams().orderId} />,
})
