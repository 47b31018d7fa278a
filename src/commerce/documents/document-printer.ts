import type { MessageCard } from './message-card.ts'
import type { Receipt } from './receipt.ts'
import type { RouteDocument } from './route-document.ts'
import type { WorkOrder } from './work-order.ts'

/** Makes sheets to print or to keep. Each answers a whole PDF file; nothing of it is stored. */
export interface DocumentPrinter {
  receipt(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>>
  /** What the workshop makes, A4. No price is on it. */
  workOrder(order: WorkOrder): Promise<Uint8Array<ArrayBuffer>>
  /** The outside and the inside of a card that is folded to A6, landscape; printed on both sides, short edge. */
  messageCard(card: MessageCard): Promise<Uint8Array<ArrayBuffer>>
  /** Where a driver goes, A4. */
  routeDocument(sheet: RouteDocument): Promise<Uint8Array<ArrayBuffer>>
}
