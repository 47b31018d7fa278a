import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { MessageCard } from '#commerce/documents/message-card.ts'
import type { Receipt } from '#commerce/documents/receipt.ts'
import type { RouteSheet } from '#commerce/documents/route-sheet.ts'
import type { WorkOrder } from '#commerce/documents/work-order.ts'
import { MessageCardSheet } from './message-card-sheet.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'
import { RouteSheetPages } from './route-sheet-pages.tsx'
import { WorkOrderSheet } from './work-order-sheet.tsx'

// Each is called as what it is, a function of its data: the library wants the document itself at the root.

export function printReceipt(receipt: Receipt) {
  return print(ReceiptSheet({ receipt }))
}

export function printWorkOrder(order: WorkOrder) {
  return print(WorkOrderSheet({ order }))
}

export function printMessageCard(card: MessageCard) {
  return print(MessageCardSheet({ card }))
}

export function printRouteSheet(sheet: RouteSheet) {
  return print(RouteSheetPages({ sheet }))
}

async function print(document: ReactElement<DocumentProps>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await renderToBuffer(document))
}
