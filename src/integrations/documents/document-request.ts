import type { MessageCard } from '#commerce/documents/message-card.ts'
import type { Receipt } from '#commerce/documents/receipt.ts'
import type { RouteDocument } from '#commerce/documents/route-document.ts'
import type { WorkOrder } from '#commerce/documents/work-order.ts'

/** A document to render: plain data that can be posted to a worker thread. */
export type DocumentRequest =
  | { kind: 'receipt'; receipt: Receipt }
  | { kind: 'work-order'; order: WorkOrder }
  | { kind: 'message-card'; card: MessageCard }
  | { kind: 'route'; route: RouteDocument }
