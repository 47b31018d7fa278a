import { isMainThread, parentPort } from 'node:worker_threads'
import type { DocumentRequest } from '#commerce/documents/document-printer.ts'
import { applySettings } from '#commerce/settings/current-settings.server.ts'
import type { ShopSettings } from '#commerce/settings/shop-settings.ts'

/**
 * The entry of the PDF worker thread: layout would block the event loop of the server. Only the thread loads the
 * renderer.
 */
export const workerUrl = import.meta.url

/** A document, and the settings of the process, which the thread applies to itself. */
export interface PdfWorkerRequest {
  document: DocumentRequest
  settings: ShopSettings
}

/** The messages of the thread: `ready` once, then one result for each request. */
export type PdfWorkerResult =
  | { is: 'ready' }
  | { is: 'printed'; file: Uint8Array<ArrayBuffer> }
  | { is: 'failed'; message: string }

if (!isMainThread && parentPort) {
  const port = parentPort
  const post = (result: PdfWorkerResult) => port.postMessage(result)
  const { printDocument } = await import('./render-documents.server.tsx')
  port.on('message', ({ document, settings }: PdfWorkerRequest) => {
    applySettings(settings)
    printDocument(document).then(
      (file) => post({ is: 'printed', file }),
      (error) =>
        post({
          is: 'failed',
          message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    )
  })
  post({ is: 'ready' })
}
