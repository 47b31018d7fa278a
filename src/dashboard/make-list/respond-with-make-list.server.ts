import { civilDateAt, isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { readMakeList } from '#commerce/orders/staff/read-make-list.server.ts'
import { pdfResponse, rejectUnauthorized } from '#platform/request/staff-visit.server.ts'
import { printDocument, shop } from '#platform/services.server.ts'

/** The make list of a slot or a day, as PDF, for staff: `?date=2026-11-20&slot=…`. */
export async function respondWithMakeList({ request }: { request: Request }): Promise<Response> {
  const rejection = await rejectUnauthorized('orders.read', '/dashboard/make-list')
  if (rejection) return rejection
  const search = new URL(request.url).searchParams
  const requested = search.get('date') ?? ''
  const date = isCivilDate(requested) ? requested : civilDateAt(shop.now())
  const { list } = await readMakeList(shop, { date, slot: search.get('slot') ?? undefined })
  return pdfResponse(await printDocument({ kind: 'make-list', list }), `make-list-${date}`)
}
