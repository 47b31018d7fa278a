import { isMainThread, parentPort } from 'node:worker_threads'
import type { SheetToPrint } from './sheet-to-print.ts'

/**
 * What a thread of its own begins with, and says where it is. While pages are laid out the thread that serves the shop
 * would answer nobody. What it takes to print is fetched by the thread alone.
 */
export const pressAddress = import.meta.url

/** What the thread says: that it is there, and then of each sheet what became of it. */
export type PressAnswer =
  | { is: 'ready' }
  | { is: 'printed'; file: Uint8Array<ArrayBuffer> }
  | { is: 'failed'; message: string }

if (!isMainThread && parentPort) {
  const port = parentPort
  const answer = (what: PressAnswer) => port.postMessage(what)
  const { printSheet } = await import('./print-sheets.server.tsx')
  port.on('message', (sheet: SheetToPrint) => {
    printSheet(sheet).then(
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
