import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#api/shop.queries.ts'
import { ContactEmail } from '#storefront/policies/contact-email.tsx'
import { policyHead } from '#storefront/policies/policy-head.ts'
import { PolicyPage } from '#storefront/policies/policy-page.tsx'

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => {
    const { origin } = await context.queryClient.ensureQueryData(openShopQueries.once())
    const { contact } = await import('#storefront/policies/texts/contact.ts')
    return { text: contact, origin }
  },
  head: ({ loaderData }) => policyHead(loaderData, '/contact'),
  component: Contact,
})

function Contact() {
  return (
    <PolicyPage text={Route.useLoaderData().text}>
      <ContactEmail />
    </PolicyPage>
  )
}
