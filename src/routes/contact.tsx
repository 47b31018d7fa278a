import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#storefront/layout/open-shop.queries.ts'
import { promiseHead } from '#storefront/promises/promise-head.ts'
import { PromisePage } from '#storefront/promises/promise-page.tsx'
import { contact } from '#storefront/promises/texts/contact.ts'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => context.queryClient.ensureQueryData(openShopQueries.once()),
  head: ({ loaderData }) => promiseHead(contact, '/contact', loaderData?.origin),
  component: Contact,
})

function Contact() {
  return <PromisePage text={contact} />
}
