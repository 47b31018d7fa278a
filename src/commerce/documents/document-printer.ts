import type { Locale } from '#i18n/locale.ts'
import type { MessageCard } from './message-card.ts'
import type { Receipt } from './receipt.ts'
import type { RouteDocument } from './route-document.ts'
import type { WorkOrder } from './work-order.ts'

/** A document to render: plain data that can be posted to a worker thread. */
export type DocumentRequest =
  | { kind: 'receipt'; receipt: Receipt }
  /** For the workshop, A4, without prices. */
  | { kind: 'work-order'; order: WorkOrder }
  /** Outside and inside of a card folded to A6 landscape; printed on both sides, flipped on the short edge. */
  | { kind: 'message-card'; card: MessageCard; locale?: Locale }
  /** For the driver, A4. */
  | { kind: 'route'; route: RouteDocument }

/** Renders a document as a PDF file. Nothing is stored. Throws when that fails or exceeds the time limit. */
export type PrintDocument = (request: DocumentRequest) => Promise<Uint8Array<ArrayBuffer>>
