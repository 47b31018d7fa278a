import type { MessageCard } from './message-card.ts'
import type { Receipt } from './receipt.ts'
import type { RouteDocument } from './route-document.ts'
import type { WorkOrder } from './work-order.ts'

/** Renders documents as PDF files. Nothing is stored. */
export interface DocumentPrinter {
  receipt(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>>
  /** For the workshop, A4, without prices. */
  workOrder(order: WorkOrder): Promise<Uint8Array<ArrayBuffer>>
  /** Outside and inside of a card folded to A6 landscape; printed on both sides, flipped on the short edge. */
  messageCard(card: MessageCard): Promise<Uint8Array<ArrayBuffer>>
  /** For the driver, A4. */
  routeDocument(route: RouteDocument): Promise<Uint8Array<ArrayBuffer>>
}
