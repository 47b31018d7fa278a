import type { PrintedDocument } from './print-order.server.ts'

type Refused = Extract<PrintedDocument, { ok: false }>['refusal']

/** The HTTP response in place of a document that cannot be printed. */
export const printRefused: Record<Refused, { status: number; message: string }> = {
  'order-not-found': { status: 404, message: 'Not Found' },
  'nothing-to-print': { status: 404, message: 'This order has no message card.' },
  'too-long-to-print': {
    status: 422,
    message: 'The message has too many lines for a printed card. Write it by hand.',
  },
}
