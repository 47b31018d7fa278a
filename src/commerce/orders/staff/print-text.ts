import type { PrintedDocument } from './print-order.server.ts'

type Refused = Extract<PrintedDocument, { ok: false }>['refusal']

/** What stands in the place of a sheet that cannot be printed. */
export const printRefused: Record<Refused, { status: number; message: string }> = {
  'order-not-found': { status: 404, message: 'Not Found' },
  'nothing-to-print': { status: 404, message: 'This order has no card.' },
  'too-long-to-print': {
    status: 422,
    message: 'These words have too many lines for a card. Please write it by hand.',
  },
}
