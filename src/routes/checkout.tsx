import { createFileRoute } from '@tanstack/react-router'
import { ownOrderQueries } from '#api/orders.queries.ts'
import { requireProfile } from '#auth/guards.ts'
import { personalTitle } from '#storefront/account/personal-titles.messages.ts'
import { CheckoutFrame } from '#storefront/checkout/checkout-frame.tsx'
import { CheckoutPage } from '#storefront/checkout/checkout-page.tsx'
import { readCheckoutSearch } from '#storefront/checkout/checkout-search.ts'
import { personalHead } from '#storefront/layout/page-head.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/checkout')({
  validateSearch: readCheckoutSearch,
  beforeLoad: (route) => requireProfile(route),
  // An empty cart with an unpaid order shows the order.
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(ownOrderQueries.unpaid())
    return { head: personalHead(personalTitle('checkout')) }
  },
  head: loadedHead,
  staticData: { bare: true },
  component: Checkout,
})

function Checkout() {
  const { user } = Route.useRouteContext()
  return (
    <CheckoutFrame>
      <CheckoutPage profile={user} />
    </CheckoutFrame>
  )
}
