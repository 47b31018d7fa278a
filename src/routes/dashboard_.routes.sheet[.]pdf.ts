import { createFileRoute } from '@tanstack/react-router'
import { civilDateAt, isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { readRoute } from '#commerce/orders/staff/read-route.server.ts'
import { pdfResponse, turnAway } from '#identity/authorization/staff-visit.server.ts'
import { documents, shop } from '#platform/services.server.ts'

/** Where a driver goes, to print: `?date=2026-11-20&slot=…`. For staff. */
export const Route = createFileRoute('/dashboard_/routes/sheet.pdf')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const turned = await turnAway('delivery.board', '/dashboard/routes')
        if (turned) return turned
        const asked = new URL(request.url).searchParams
        const wished = asked.get('date') ?? ''
        const date = isCivilDate(wished) ? wished : civilDateAt(shop.now())
        const { route: sheet } = await readRoute(shop, {
          date,
          slot: asked.get('slot') ?? undefined,
        })
        return pdfResponse(await documents.routeDocument(sheet), `route-${date}`)
      },
    },
  },
})
