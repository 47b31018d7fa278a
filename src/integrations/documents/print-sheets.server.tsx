import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { MessageCardSheet } from './message-card-sheet.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'
import { RouteSheetPages } from './route-sheet-pages.tsx'
import type { SheetToPrint } from './sheet-to-print.ts'
import { WorkOrderSheet } from './work-order-sheet.tsx'

/** A sheet as a whole PDF file. */
export async function printSheet(sheet: SheetToPrint): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await renderToBuffer(documentOf(sheet)))
}

// Each is called as what it is, a function of its data: the library wants the document itself at the root.
function documentOf(sheet: SheetToPrint): ReactElement<DocumentProps> {
  switch (sheet.kind) {
    case 'receipt':
      return ReceiptSheet(sheet)
    case 'work-order':
      return WorkOrderSheet(sheet)
    case 'message-card':
      return MessageCardSheet(sheet)
    case 'route':
      return RouteSheetPages(sheet)
  }
}
