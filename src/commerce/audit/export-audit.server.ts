import { stringify } from 'csv-stringify/sync'
import { civilTimeAt } from '../delivery/cairo-time.ts'
import type { ShopContext } from '../shop-context.ts'
import type { AuditListing, AuditLogEntry } from './audit-entry.ts'
import { listAudit } from './audit-list-store.server.ts'

const partSize = 1000
const columns = [
  'when',
  'who',
  'who id',
  'kind',
  'what',
  'object',
  'object id',
  'before',
  'after',
  'network',
]

/** A part of the CSV file and the cursor of the next one; null after the last. */
export interface AuditPart {
  text: string
  nextCursor: string | null
}

/** Exports a filtered audit log as CSV, in parts, so that memory stays bounded. */
export async function exportAudit(
  { db }: Pick<ShopContext, 'db'>,
  listing: AuditListing,
): Promise<AuditPart> {
  const { entries, nextCursor } = await listAudit(db, listing, partSize)
  const isFirst = listing.cursor === undefined
  const text = stringify(entries.map(rowOf), {
    bom: isFirst,
    header: isFirst,
    columns,
    // Escapes cells that a spreadsheet would run as a formula.
    escape_formulas: true,
  })
  return { text, nextCursor }
}

function rowOf(entry: AuditLogEntry): string[] {
  return [
    civilTimeAt(entry.at).replace('T', ' '),
    entry.actorName ?? '',
    entry.actorId,
    entry.kind,
    entry.action,
    entry.subjectName ?? '',
    entry.subject,
    entry.before === null ? '' : JSON.stringify(entry.before),
    entry.after === null ? '' : JSON.stringify(entry.after),
    entry.network ?? '',
  ]
}
