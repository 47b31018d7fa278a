import { printText } from './print.messages.ts'
import type { PrintedDocument } from './print-order.server.ts'

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
  'too-long-to-print': {
    status: 422,
    get message() {
      return printText('tooLong')
    },
  },
}
