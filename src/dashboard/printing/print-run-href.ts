import type { PrintRunKind } from '#commerce/orders/staff/print-run.ts'

/** The address of the PDF with these documents. */
export function printRunHref(kind: PrintRunKind, ids: readonly string[]): string {
  return `/dashboard/orders/print.pdf?kind=${kind}&ids=${ids.join(',')}`
}
