import { createFileRoute } from '@tanstack/react-router'
import { requireProfile } from '#identity/guards.ts'
import { CheckoutPage } from '#storefront/checkout/checkout-page.tsx'

export const Route = createFileRoute('/checkout')({
  beforeLoad: (route) => requireProfile(route),
  head: () => ({ meta: [{ title: 'Checkout' }, { name: 'robots', content: 'noindex' }] }),
  component: Checkout,
})

function Checkout() {
  const { user } = Route.useRouteContext()
  return <CheckoutPage profile={user} />
}
