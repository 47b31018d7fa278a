import type { DocumentPrinter } from '#commerce/documents/document-printer.ts'

/** Prints sheets as PDF files. What that takes is fetched with the first one, so that it costs nothing at the start. */
export function createPdfPrinter(): DocumentPrinter {
  return {
    async receipt(receipt) {
      const { printReceipt } = await import('./print-sheets.server.tsx')
      return printReceipt(receipt)
    },
  }
}
