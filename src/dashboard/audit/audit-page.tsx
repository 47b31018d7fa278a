import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { auditQueries, exportAudit } from '#api/audit.ts'
import { staffQueries } from '#api/staff.ts'
import { type AuditLogEntry, auditKinds, operator } from '#commerce/audit/audit-entry.ts'
import type { AuditFilter } from '#commerce/audit/audit-listing.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { FilterChoice, FilterDay } from '../lists/filter-field.tsx'
import { ListHeader } from '../lists/list-header.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { auditText } from './audit.messages.ts'
import { actorLabels, kindName } from './audit-labels.ts'
import { AuditRow } from './audit-row.tsx'
import { readAuditSearch } from './audit-search.ts'

export function AuditPage({ filter }: { filter: AuditFilter }) {
  const query = useInfiniteQuery(auditQueries.list(filter))
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <ListHeader title={auditText('title')}>
        <ExportButton
          file="audit-log.csv"
          readPart={async (cursor) => {
            const { text, nextCursor } = await exportAudit({ data: { ...filter, cursor } })
            return { text, next: nextCursor }
          }}
        />
      </ListHeader>
      <p className="mt-1 mb-5 max-w-prose text-xs text-ink-soft">{auditText('note')}</p>
      <AuditFilters filter={filter} entries={entries} />
      <PagedList
        query={query}
        isEmpty={entries.length === 0}
        empty={
          <NothingDone isNarrowed={Object.values(filter).some((value) => value !== undefined)} />
        }
      >
        <ol aria-label={auditText('list')} className="mt-5 border-t border-line">
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
    <EmptyState title={auditText('noneMatch')}>
      <Link to="/dashboard/audit" className="link">
        {auditText('showAll')}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={auditText('none')} note={auditText('noneNote')} />
  )
}

function AuditFilters({
  filter,
  entries,
}: {
  filter: AuditFilter
  entries: readonly AuditLogEntry[]
}) {
  const navigate = useNavigate()
  const updateSearch = searchUpdater(readAuditSearch, filter)
  const show = (change: AuditFilter) =>
    void navigate({ to: '/dashboard/audit', search: updateSearch(change) })

  return (
    <div className="flex flex-wrap items-end gap-3">
      <PersonFilter filter={filter} entries={entries} onPerson={(person) => show({ person })} />
      <FilterChoice
        label={auditText('kind')}
        all={auditText('allKinds')}
        value={filter.kind}
        options={auditKinds.map((id) => ({ id, name: kindName(id) }))}
        onChoose={(kind) => show({ kind: auditKinds.find((known) => known === kind) })}
      />
      <FilterDay label={auditText('from')} day={filter.from} onDay={(from) => show({ from })} />
      <FilterDay label={auditText('until')} day={filter.until} onDay={(until) => show({ until })} />
      {filter.object !== undefined && (
        <Link
          to="/dashboard/audit"
          search={updateSearch({ object: undefined })}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-linen px-4 text-xs font-medium hover:text-moss"
        >
          <span className="truncate">
            {auditText.rich('subjectFilter', {
              subject: nameOfObject(filter.object, entries),
              name: (text) => <bdi>{text}</bdi>,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </span>
          <X className="size-3.5 shrink-0" />
        </Link>
      )}
    </div>
  )
}

function nameOfObject(object: string, entries: readonly AuditLogEntry[]): string {
  return entries.find((entry) => entry.subject === object)?.subjectName ?? object
}

interface PersonFilterProps {
  filter: AuditFilter
  entries: readonly AuditLogEntry[]
  onPerson: (person: string | undefined) => void
}

function PersonFilter({ filter: { person }, entries, onPerson }: PersonFilterProps) {
  const { data } = useQuery(staffQueries.roster())
  const staff = data?.members.map((member) => ({ id: member.id, name: fullName(member) })) ?? []
  const known = [...staff, { id: operator, name: auditText('commandLine') }]
  const isKnown = person === undefined || known.some(({ id }) => id === person)
  const entry = entries.find(({ actorId }) => actorId === person)
  return (
    <FilterChoice
      label={auditText('person')}
      all={auditText('everyone')}
      value={person}
      options={
        isKnown ? known : [{ id: person, name: entry ? actorLabels(entry) : person }, ...known]
      }
      onChoose={onPerson}
    />
  )
}
