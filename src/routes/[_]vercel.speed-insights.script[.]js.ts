import { createFileRoute } from '@tanstack/react-router'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { vitalsScript } from '#storefront/visits/visit-scripts.ts'

export const Route = createFileRoute('/_vercel/speed-insights/script.js')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: () => {
        const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=3600' }
        return new Response(vitalsScript, { headers })
      },
    },
  },
})
