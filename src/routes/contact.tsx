import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#storefront/layout/open-shop.queries.ts'
import { promiseHead } from '#storefront/promises/promise-head.ts'
import { PromisePage } from '#storefront/promises/promise-page.tsx'
import { WriteToUs } from '#storefront/promises/write-to-us.tsx'

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => {
    const { origin } = await context.queryClient.ensureQueryData(openShopQueries.once())
    const { contact } = await import('#storefront/promises/texts/contact.ts')
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
