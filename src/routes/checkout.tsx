import { createFileRoute } from '@tanstack/react-router'
import { requireProfile } from '#auth/route-guards.ts'
import { CheckoutPage } from '#storefront/checkout/checkout-page.tsx'
import { personalHead } from '#storefront/layout/page-head.ts'

export const Route = createFileRoute('/checkout')({
  beforeLoad: (route) => requireProfile(route),
  head: () => personalHead('Checkout'),
  component: Checkout,
})

function Checkout() {
  const { user } = Route.useRouteContext()
  return <CheckoutPage profile={user} />
}
