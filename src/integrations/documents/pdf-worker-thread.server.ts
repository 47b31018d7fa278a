import { isMainThread, parentPort } from 'node:worker_threads'
import type { DocumentRequest } from './document-request.ts'

/**
 * What a thread of its own begins with, and says where it is. While pages are laid out the thread that serves the shop
 * would answer nobody. What it takes to print is fetched by the thread alone.
 */
export const workerUrl = import.meta.url

/** What the thread says: that it is there, and then of each sheet what became of it. */
export type PdfWorkerResult =
  | { is: 'ready' }
  | { is: 'printed'; file: Uint8Array<ArrayBuffer> }
  | { is: 'failed'; message: string }

if (!isMainThread && parentPort) {
  const port = parentPort
  const answer = (what: PdfWorkerResult) => port.postMessage(what)
  const { printDocument } = await import('./render-documents.server.tsx')
  port.on('message', (request: DocumentRequest) => {
    printDocument(request).then(
      (file) => answer({ is: 'printed', file }),
      (error) =>
        answer({
          is: 'failed',
          message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    )
  })
  answer({ is: 'ready' })
}
