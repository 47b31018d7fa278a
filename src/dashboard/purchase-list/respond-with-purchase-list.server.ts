import { civilDateAt, isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { readPurchaseList } from '#commerce/recipes/read-purchase-list.server.ts'
import { pdfResponse, rejectUnauthorized } from '#platform/request/staff-visit.server.ts'
import { printDocument, shop } from '#platform/services.server.ts'

/** The purchase list of some days, as PDF, for staff: `?from=2026-11-20&until=2026-11-26`. */
export async function respondWithPurchaseList({
  request,
}: {
  request: Request
}): Promise<Response> {
  const rejection = await rejectUnauthorized('orders.read', '/dashboard/purchase-list')
  if (rejection) return rejection
  const search = new URL(request.url).searchParams
  const dayIn = (name: string, otherwise: string) => {
    const requested = search.get(name) ?? ''
    return isCivilDate(requested) ? requested : otherwise
  }
  const from = dayIn('from', civilDateAt(shop.now()))
  const list = await readPurchaseList(shop, { from, until: dayIn('until', from) })
  return pdfResponse(await printDocument({ kind: 'purchase-list', list }), `purchase-list-${from}`)
}
