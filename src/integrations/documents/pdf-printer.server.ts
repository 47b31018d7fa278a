import type { DocumentPrinter } from '#commerce/documents/document-printer.ts'

/** Prints sheets as PDF files. What that takes is fetched with the first one, so that it costs nothing at the start. */
export function createPdfPrinter(): DocumentPrinter {
  const press = () => import('./print-sheets.server.tsx')
  return {
    receipt: async (receipt) => (await press()).printReceipt(receipt),
    workOrder: async (order) => (await press()).printWorkOrder(order),
    messageCard: async (card) => (await press()).printMessageCard(card),
    routeSheet: async (sheet) => (await press()).printRouteSheet(sheet),
  }
}
