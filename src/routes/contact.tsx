import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#api/shop.queries.ts'
import { WriteToUs } from '#storefront/policies/contact-form.tsx'
import { promiseHead } from '#storefront/policies/policy-head.ts'
import { PromisePage } from '#storefront/policies/policy-page.tsx'

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => {
    const { origin } = await context.queryClient.ensureQueryData(openShopQueries.once())
    const { contact } = await import('#storefront/policies/texts/contact.ts')
    return { text: contact, origin }
  },
  head: ({ loaderData }) => promiseHead(loaderData, '/contact'),
  component: Contact,
})

function Contact() {
  return (
    <PromisePage text={Route.useLoaderData().text}>
      <WriteToUs />
    </PromisePage>
  )
}
