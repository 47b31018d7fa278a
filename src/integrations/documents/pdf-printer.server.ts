import type { DocumentPrinter } from '#commerce/documents/document-printer.ts'
import { createPdfWorker, type PdfWorker } from './pdf-worker.server.ts'

const options = { limitMs: 60_000, idleMs: 60_000 }

/** Renders documents as PDF. The renderer is loaded with the first document, so that it does not slow the start. */
export function createPdfPrinter(): DocumentPrinter {
  let made: Promise<PdfWorker> | undefined
  const print: PdfWorker = async (request) => {
    made ??= chooseWorker()
    return (await made)(request)
  }
  return {
    receipt: (receipt) => print({ kind: 'receipt', receipt }),
    workOrder: (order) => print({ kind: 'work-order', order }),
    messageCard: (card) => print({ kind: 'message-card', card }),
    routeDocument: (request) => print({ kind: 'route', route: request }),
  }
}

/** A worker thread needs a built file, so development renders in the main thread. */
async function chooseWorker(): Promise<PdfWorker> {
  if (import.meta.env.PROD) {
    const { workerUrl } = await import('./pdf-worker-thread.server.ts')
    return createPdfWorker(new URL(workerUrl), options)
  }
  return (await import('./render-documents.server.tsx')).printDocument
}
