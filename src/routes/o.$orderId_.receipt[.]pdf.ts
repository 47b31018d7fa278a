import { createFileRoute } from '@tanstack/react-router'
import { receiptText } from '#commerce/documents/receipt.messages.ts'
import { hasReceipt, receiptOf } from '#commerce/documents/receipt.ts'
import { localizeOrder } from '#commerce/orders/localize-order.ts'
import { viewOrder } from '#commerce/orders/order-view.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { isAuthorizedStaff } from '#identity/authorization/access-check.ts'
import { environment } from '#platform/environment.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { currentViewerOf } from '#platform/request/current-order-owner.server.ts'
import { currentSessionHolder } from '#platform/request/current-session.server.ts'
import { limitRequest } from '#platform/request/limit-request.server.ts'
import { privateHeaders as headers, pdfResponse } from '#platform/request/staff-visit.server.ts'
import { printDocument, shop } from '#platform/services.server.ts'

/** The receipt of an order as PDF, for all who see the prices. Other users are redirected to the order page. */
export const Route = createFileRoute('/o/$orderId_/receipt.pdf')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: async ({ params }) => {
        const order = await findOrder(shop.db, params.orderId)
        if (!order) return new Response('Not Found', { status: 404, headers })
        const holder = await currentSessionHolder()
        const isStaff = isAuthorizedStaff(holder, 'orders.read', environment.STAFF_TWO_FACTOR)
        const viewer = { ...(await currentViewerOf(order.id, holder?.uid ?? null)), isStaff }
        const view = inLocale(order.locale, () => viewOrder(localizeOrder(order), [], viewer))
        if (!view.isWhole || !hasReceipt(view)) {
          const toOrder = { ...headers, Location: withLocale(`/o/${order.id}`) }
          return new Response(null, { status: 303, headers: toOrder })
        }
        const seconds = await limitRequest('print')
        if (seconds !== null) {
          const wait = { ...headers, 'Retry-After': String(seconds) }
          return new Response(receiptText('tooMany'), { status: 429, headers: wait })
        }
        const receipt = inLocale(order.locale, () => receiptOf(view))
        return pdfResponse(
          await printDocument({ kind: 'receipt', receipt }),
          `receipt-${order.number}`,
        )
      },
    },
  },
})
