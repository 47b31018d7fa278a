import { createFileRoute } from '@tanstack/react-router'
import { driverManifest } from '#driver/offline/driver-manifest.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

export const Route = createFileRoute('/driver.webmanifest')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: () =>
        Response.json(driverManifest(), {
          headers: {
            'Content-Type': 'application/manifest+json',
            'Cache-Control': 'max-age=3600',
          },
        }),
    },
  },
})
