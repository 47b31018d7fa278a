import { stringify } from 'csv-stringify/sync'
import { inLocale } from '#i18n/locale.server.ts'
import { civilTimeAt } from '../delivery/cairo-time.ts'
import type { ShopContext } from '../shop-context.ts'
import type { AuditLogEntry } from './audit-entry.ts'
import { listAudit } from './audit-list-store.server.ts'
import type { AuditListing } from './audit-listing.ts'

const partSize = 1000

const columns: Record<string, (entry: AuditLogEntry) => string | null> = {
  when: ({ at }) => civilTimeAt(at).replace('T', ' '),
  who: ({ actorName }) => actorName,
  'who id': ({ actorId }) => actorId,
  kind: ({ kind }) => kind,
  what: ({ action }) => action,
  object: ({ subjectName }) => subjectName,
  'object id': ({ subject }) => subject,
  before: ({ before }) => (before === null ? null : JSON.stringify(before)),
  after: ({ after }) => (after === null ? null : JSON.stringify(after)),
  network: ({ network }) => network,
}

/** A part of the CSV file and the cursor of the next one; null after the last. */
export interface AuditPart {
  text: string
  nextCursor: string | null
}

/** Exports a filtered audit log as CSV, in English for other programs, in parts, so that memory stays bounded. */
export async function exportAudit(
  { db }: Pick<ShopContext, 'db'>,
  listing: AuditListing,
): Promise<AuditPart> {
  const { entries, nextCursor } = await inLocale('en', () => listAudit(db, listing, partSize))
  const isFirst = listing.cursor === undefined
  const rows = entries.map((entry) => Object.values(columns).map((cellOf) => cellOf(entry)))
  const text = stringify(rows, {
    bom: isFirst,
    header: isFirst,
    columns: Object.keys(columns),
    // Escapes cells that a spreadsheet would run as a formula.
    escape_formulas: true,
  })
  return { text, nextCursor }
}
