import type { PrintDocument } from '#commerce/documents/document-printer.ts'
import { createPdfWorker } from './pdf-worker.server.ts'

const options = { limitMs: 60_000, idleMs: 60_000 }

/** Renders documents as PDF. The renderer is loaded with the first document, so that it does not slow the start. */
export function createPdfPrinter(): PrintDocument {
  let made: Promise<PrintDocument> | undefined
  return async (request) => {
    made ??= chooseWorker()
    return (await made)(request)
  }
}

/** A worker thread needs a built file, so development renders in the main thread. */
async function chooseWorker(): Promise<PrintDocument> {
  if (import.meta.env.PROD) {
    const { workerUrl } = await import('./pdf-worker-thread.server.ts')
    return createPdfWorker(new URL(workerUrl), options)
  }
  return (await import('./render-documents.server.tsx')).printDocument
}
