import { createFileRoute } from '@tanstack/react-router'
import { environment } from '#platform/environment.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { robots } from '#storefront/search-engines/sitemap.ts'

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: () => {
        const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'max-age=3600' }
        return new Response(robots(new URL(environment.VITE_APP_URL).origin), { headers })
      },
    },
  },
})
