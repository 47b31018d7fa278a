import { civilDateAt, isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { readRoute } from '#commerce/orders/staff/read-route.server.ts'
import { environment } from '#platform/environment.server.ts'
import { pdfResponse, rejectUnauthorized } from '#platform/request/staff-visit.server.ts'
import { printDocument, shop } from '#platform/services.server.ts'

/** The route document of a slot, as PDF, for staff: `?date=2026-11-20&slot=…`. */
export async function respondWithRoute({ request }: { request: Request }): Promise<Response> {
  const rejection = await rejectUnauthorized('delivery.board', '/dashboard/routes')
  if (rejection) return rejection
  const search = new URL(request.url).searchParams
  const requested = search.get('date') ?? ''
  const date = isCivilDate(requested) ? requested : civilDateAt(shop.now())
  const { route } = await readRoute(shop, { date, slot: search.get('slot') ?? undefined })
  const runLink = new URL(`/driver?date=${date}`, environment.VITE_APP_URL).href
  return pdfResponse(await printDocument({ kind: 'route', route, runLink }), `route-${date}`)
}
