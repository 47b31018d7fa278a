import { civilDateAt, isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { printText } from '#commerce/orders/staff/print.messages.ts'
import { printMessageCard, printWorkOrder } from '#commerce/orders/staff/print-order.server.ts'
import { printOrders } from '#commerce/orders/staff/print-orders.server.ts'
import { mostPrintedAtOnce, printRunKinds } from '#commerce/orders/staff/print-run.ts'
import { printRefused } from '#commerce/orders/staff/print-text.ts'
import { readMakeList } from '#commerce/orders/staff/read-make-list.server.ts'
import { readRoute } from '#commerce/orders/staff/read-route.server.ts'
import { readPurchaseList } from '#commerce/recipes/read-purchase-list.server.ts'
import type { Permission } from '#commerce/staff/permissions.ts'
import { environment } from '#platform/environment.server.ts'
import {
  privateHeaders as headers,
  pdfResponse,
  rejectUnauthorized,
} from '#platform/request/staff-visit.server.ts'
import { printDocument, shop } from '#platform/services.server.ts'

/** Documents for staff, as PDF. A visitor without a session is redirected to sign in, and from there to `next`. */
function forStaff(
  { permission, next }: { permission: Permission; next: string },
  respond: (search: URLSearchParams) => Promise<Response>,
) {
  return async ({ request }: { request: Request }): Promise<Response> =>
    (await rejectUnauthorized(permission, next)) ?? respond(new URL(request.url).searchParams)
}

function dateIn(
  search: URLSearchParams,
  name: string,
  otherwise = civilDateAt(shop.now()),
): string {
  const requested = search.get(name) ?? ''
  return isCivilDate(requested) ? requested : otherwise
}

/** `?from=2026-11-20&until=2026-11-26` */
export const purchaseListPdf = forStaff(
  { permission: 'orders.read', next: '/dashboard/purchase-list' },
  async (search) => {
    const from = dateIn(search, 'from')
    const list = await readPurchaseList(shop, { from, until: dateIn(search, 'until', from) })
    return pdfResponse(
      await printDocument({ kind: 'purchase-list', list }),
      `purchase-list-${from}`,
    )
  },
)

/** Of a slot or a day: `?date=2026-11-20&slot=…` */
export const makeListPdf = forStaff(
  { permission: 'orders.read', next: '/dashboard/make-list' },
  async (search) => {
    const date = dateIn(search, 'date')
    const { list } = await readMakeList(shop, { date, slot: search.get('slot') ?? undefined })
    return pdfResponse(await printDocument({ kind: 'make-list', list }), `make-list-${date}`)
  },
)

/** The stops of a slot: `?date=2026-11-20&slot=…` */
export const routePdf = forStaff(
  { permission: 'delivery.board', next: '/dashboard/routes' },
  async (search) => {
    const date = dateIn(search, 'date')
    const { route } = await readRoute(shop, { date, slot: search.get('slot') ?? undefined })
    const runLink = new URL(`/driver?date=${date}`, environment.VITE_APP_URL).href
    return pdfResponse(await printDocument({ kind: 'route', route, runLink }), `route-${date}`)
  },
)

/** Cards, work orders or labels of many orders: `?kind=cards&ids=…,…` */
export const ordersPdf = forStaff(
  { permission: 'orders.read', next: '/dashboard/orders' },
  async (search) => {
    const kind = printRunKinds.find((known) => known === search.get('kind'))
    const ids = [...new Set(search.get('ids')?.split(',').filter(Boolean))]
    if (!kind || ids.length === 0) {
      return new Response(printText('notFound'), { status: 404, headers })
    }
    if (ids.length > mostPrintedAtOnce) {
      const message = printText('tooMany', { most: mostPrintedAtOnce })
      return new Response(message, { status: 422, headers })
    }
    const { VITE_APP_URL: appUrl } = environment
    const printed = await printOrders(shop, printDocument, { kind, ids, appUrl })
    if (printed.ok) return pdfResponse(printed.file, kind)
    return new Response(printText('nothing'), { status: 404, headers })
  },
)

interface OrderDocument {
  params: { orderId: string }
}

/** The two-sided message card of an order. */
export function messageCardPdf({ params: { orderId } }: OrderDocument): Promise<Response> {
  const { VITE_APP_URL: appUrl } = environment
  return orderPdf(orderId, 'card', () => printMessageCard(shop, printDocument, { orderId, appUrl }))
}

/** The work order of an order. */
export function workOrderPdf({ params: { orderId } }: OrderDocument): Promise<Response> {
  return orderPdf(orderId, 'work-order', () => printWorkOrder(shop, printDocument, orderId))
}

async function orderPdf(
  orderId: string,
  name: string,
  print: () => ReturnType<typeof printWorkOrder>,
): Promise<Response> {
  const rejection = await rejectUnauthorized('orders.read', `/dashboard/orders/${orderId}`)
  if (rejection) return rejection
  const printed = await print()
  if (printed.ok) return pdfResponse(printed.file, `${name}-${printed.number}`)
  const { status, message } = printRefused[printed.refusal]
  return new Response(message, { status, headers })
}
