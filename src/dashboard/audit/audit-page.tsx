import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { auditQueries } from '#api/audit.queries.ts'
import { exportAudit } from '#api/audit.ts'
import type { AuditFilter } from '#commerce/audit/audit-listing.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { ListHeader } from '../lists/list-header.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditRow } from './audit-row.tsx'

export function AuditPage({ filter }: { filter: AuditFilter }) {
  const query = useInfiniteQuery(auditQueries.list(filter))
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <ListHeader title="Audit log">
        <ExportButton
          file="audit-log.csv"
          readPart={async (cursor) => {
            const { text, nextCursor } = await exportAudit({ data: { ...filter, cursor } })
            return { text, next: nextCursor }
          }}
        />
      </ListHeader>
      <p className="mt-1 mb-5 max-w-prose text-xs text-ink-soft">
        Entries cannot be changed or deleted. The network of each action is kept for 90 days.
      </p>
      <AuditFilters filter={filter} entries={entries} />
      <PagedList
        query={query}
        isEmpty={entries.length === 0}
        empty={
          <NothingDone isNarrowed={Object.values(filter).some((value) => value !== undefined)} />
        }
      >
        <ol aria-label="Audit log, newest first" className="mt-5 border-t border-line">
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ol>
      </PagedList>
    </>
  )
}

function NothingDone({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState title="No entries match.">
      <Link to="/dashboard/audit" className="link">
        Show all entries
      </Link>
    </EmptyState>
  ) : (
    <EmptyState
      title="No entries yet."
      note="Changes by staff to orders, products, users and settings appear here, with the values before and after."
    />
  )
}
