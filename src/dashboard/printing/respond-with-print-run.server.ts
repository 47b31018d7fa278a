import { printText } from '#commerce/orders/staff/print.messages.ts'
import { printOrders } from '#commerce/orders/staff/print-orders.server.ts'
import { mostPrintedAtOnce, printRunKinds } from '#commerce/orders/staff/print-run.ts'
import { environment } from '#platform/environment.server.ts'
import {
  privateHeaders as headers,
  pdfResponse,
  rejectUnauthorized,
} from '#platform/request/staff-visit.server.ts'
import { printDocument, shop } from '#platform/services.server.ts'

/** The documents of many orders in one PDF, for staff: `?kind=cards&ids=…,…`. */
export async function respondWithPrintRun({ request }: { request: Request }): Promise<Response> {
  const rejection = await rejectUnauthorized('orders.read', '/dashboard/orders')
  if (rejection) return rejection
  const search = new URL(request.url).searchParams
  const kind = printRunKinds.find((known) => known === search.get('kind'))
  const ids = [...new Set(search.get('ids')?.split(',').filter(Boolean))]
  if (!kind || ids.length === 0)
    return new Response(printText('notFound'), { status: 404, headers })
  if (ids.length > mostPrintedAtOnce) {
    const message = printText('tooMany', { most: mostPrintedAtOnce })
    return new Response(message, { status: 422, headers })
  }
  const printed = await printOrders(shop, printDocument, {
    ...{ kind, ids },
    appUrl: environment.VITE_APP_URL,
  })
  if (printed.ok) return pdfResponse(printed.file, kind)
  return new Response(printText('nothing'), { status: 404, headers })
}
