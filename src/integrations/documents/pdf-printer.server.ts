import type { DocumentPrinter } from '#commerce/documents/document-printer.ts'
import { createThreadPress, type Press } from './thread-press.server.ts'

const options = { limitMs: 60_000, idleMs: 60_000 }

/** Prints sheets as PDF files. What that takes is fetched with the first one, so that it costs nothing at the start. */
export function createPdfPrinter(): DocumentPrinter {
  let made: Promise<Press> | undefined
  const print: Press = async (sheet) => {
    made ??= choosePress()
    return (await made)(sheet)
  }
  return {
    receipt: (receipt) => print({ kind: 'receipt', receipt }),
    workOrder: (order) => print({ kind: 'work-order', order }),
    messageCard: (card) => print({ kind: 'message-card', card }),
    routeSheet: (sheet) => print({ kind: 'route', sheet }),
  }
}

/** A thread begins with a file of the build. Where the sources run as they are written, they print where they are. */
async function choosePress(): Promise<Press> {
  if (import.meta.env.PROD) {
    const { pressAddress } = await import('./press-thread.server.ts')
    return createThreadPress(new URL(pressAddress), options)
  }
  return (await import('./print-sheets.server.tsx')).printSheet
}
