import { createFileRoute } from '@tanstack/react-router'
import { respondWithPrintRun } from '#dashboard/printing/respond-with-print-run.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

/** The cards, work orders or labels of many orders as one PDF, for staff. */
export const Route = createFileRoute('/dashboard_/orders/print.pdf')({
  server: { handlers: { GET: respondWithPrintRun, ANY: refuseMethod('GET') } },
})
