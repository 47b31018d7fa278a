import type { DocumentPrinter } from '#commerce/documents/document-printer.ts'
import { createPdfWorker, type PdfWorker } from './pdf-worker.server.ts'

const options = { limitMs: 60_000, idleMs: 60_000 }

/** Prints sheets as PDF files. What that takes is fetched with the first one, so that it costs nothing at the start. */
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

/** A thread begins with a file of the build. Where the sources run as they are written, they print where they are. */
async function chooseWorker(): Promise<PdfWorker> {
  if (import.meta.env.PROD) {
    const { workerUrl } = await import('./pdf-worker-thread.server.ts')
    return createPdfWorker(new URL(workerUrl), options)
  }
  return (await import('./render-documents.server.tsx')).printDocument
}
