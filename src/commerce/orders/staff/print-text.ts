import { printText } from './print.messages.ts'
import type { PrintedDocument } from './print-order.server.ts'
import type { PrintRunKind } from './print-run.ts'

type Refused = Extract<PrintedDocument, { ok: false }>['refusal']

/** The HTTP response in place of a document that cannot be printed. */
export const printRefused: Record<Refused, { status: number; message: string }> = {
  'order-not-found': {
    status: 404,
    get message() {
      return printText('notFound')
    },
  },
  'nothing-to-print': {
    status: 404,
    get message() {
      return printText('noCard')
    },
  },
  'recipient-erased': {
    status: 422,
    get message() {
      return printText('recipientErased')
    },
  },
  'too-long-to-print': {
    status: 422,
    get message() {
      return printText('tooLong')
    },
  },
}

/** The title of a document with the papers of many orders. */
export function printRunTitle(kind: PrintRunKind): string {
  return printText(kind)
}
