import type { Locale } from '#i18n/locale.ts'
import type { MakeList } from './make-list.ts'
import type { MessageCard } from './message-card.ts'
import type { OrderLabel } from './order-label.ts'
import type { PurchaseList } from './purchase-list.ts'
import type { Receipt } from './receipt.ts'
import type { RouteDocument } from './route-document.ts'
import type { WorkOrder } from './work-order.ts'

/** A document to render: plain data that can be posted to a worker thread. */
export type DocumentRequest =
  | { kind: 'receipt'; receipt: Receipt }
  /** For the workshop, A4, without prices. */
  | { kind: 'work-order'; order: WorkOrder }
  /**
   * Outside and inside of a card folded to A6 landscape; printed on both sides, flipped on the short edge. Its QR code opens
   * the page of the recipient.
   */
  | { kind: 'message-card'; card: MessageCard; locale?: Locale; link?: string | undefined }
  /** For the workshop, A4, without prices. */
  | { kind: 'make-list'; list: MakeList }
  /** For the flower market, A4. */
  | { kind: 'purchase-list'; list: PurchaseList }
  /** The pages of many orders in one file, in the order of the list. */
  | { kind: 'print-run'; title: string; locale: Locale; documents: readonly OrderDocument[] }
  /** For the driver, A4. Its QR code opens the run of the day on the driver's phone. */
  | { kind: 'route'; route: RouteDocument; runLink?: string }

/** A document of one order, of which a print run has many. A label is for the wrap of a bouquet, without prices. */
export type OrderDocument =
  | Extract<DocumentRequest, { kind: 'work-order' | 'message-card' }>
  | { kind: 'label'; label: OrderLabel }

/** Renders a document as a PDF file. Nothing is stored. Throws when that fails or exceeds the time limit. */
export type PrintDocument = (request: DocumentRequest) => Promise<Uint8Array<ArrayBuffer>>
