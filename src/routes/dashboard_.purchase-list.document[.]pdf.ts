import { createFileRoute } from '@tanstack/react-router'
import { respondWithPurchaseList } from '#dashboard/purchase-list/respond-with-purchase-list.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

export const Route = createFileRoute('/dashboard_/purchase-list/document.pdf')({
  server: { handlers: { GET: respondWithPurchaseList, ANY: refuseMethod('GET') } },
})
