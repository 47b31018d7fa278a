import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#api/shop.ts'
import { occasionQueries } from '#api/shown-occasions.ts'
import { OccasionsPage } from '#storefront/occasions/occasions-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/occasions/')({
  loader: async ({ context: { queryClient } }) => {
    const [{ origin }, occasions, { occasionsHead }] = await Promise.all([
      queryClient.ensureQueryData(openShopQueries.once()),
      queryClient.ensureQueryData(occasionQueries.all()),
      import('#storefront/occasions/occasion-head.ts'),
    ])
    return { head: occasionsHead(occasions, origin) }
  },
  head: loadedHead,
  component: OccasionsPage,
})
