import { createFileRoute } from '@tanstack/react-router'
import { shownCategoryLimit } from '#commerce/catalogue/category.ts'
import { listCategories } from '#commerce/catalogue/category-store.server.ts'
import { listProductChanges } from '#commerce/catalogue/product-store.server.ts'
import { listOccasions } from '#commerce/occasions/occasion-store.server.ts'
import { environment } from '#platform/environment.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { shop } from '#platform/services.server.ts'
import { maxSitemapPages, sitemap } from '#storefront/search-engines/sitemap.ts'

const pages = [
  '/',
  '/occasions',
  '/delivery',
  '/freshness',
  '/substitution',
  '/contact',
  '/terms',
  '/privacy',
]

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: async () => {
        const categories = await listCategories(shop.db, { limit: shownCategoryLimit })
        const occasions = await listOccasions(shop.db)
        const room = maxSitemapPages - pages.length - categories.length - occasions.length
        const products = await listProductChanges(shop.db, room)
        const xml = sitemap(new URL(environment.VITE_APP_URL).origin, [
          ...pages.map((path) => ({ path })),
          ...categories.map((one) => ({ path: `/?category=${one.id}`, changedAt: one.updatedAt })),
          ...occasions.map((one) => ({
            path: `/occasions/${one.slug}`,
            changedAt: one.updatedAt,
          })),
          ...products.map((one) => ({ path: `/p/${one.id}`, changedAt: one.updatedAt })),
        ])
        const headers = { 'Content-Type': 'application/xml', 'Cache-Control': 'max-age=3600' }
        return new Response(xml, { headers })
      },
    },
  },
})
