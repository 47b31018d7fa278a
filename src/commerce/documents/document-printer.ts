import type { Receipt } from './receipt.ts'

/** Makes sheets to print or to keep. Each answers a whole PDF file; nothing of it is stored. */
export interface DocumentPrinter {
  receipt(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>>
}
