import { renderToBuffer } from '@react-pdf/renderer'
import type { Receipt } from '#commerce/documents/receipt.ts'
import { ReceiptSheet } from './receipt-sheet.tsx'

export async function printReceipt(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  // Called as what it is, a function of its data: the library wants the document itself at the root.
  return new Uint8Array(await renderToBuffer(ReceiptSheet({ receipt })))
}
