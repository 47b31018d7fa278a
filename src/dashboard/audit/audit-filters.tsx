import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { staffQueries } from '#api/staff.queries.ts'
import { type AuditLogEntry, auditKinds, operator } from '#commerce/audit/audit-entry.ts'
import type { AuditFilter } from '#commerce/audit/audit-listing.ts'
import { FilterChoice, FilterDay } from '../lists/filter-field.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { fullName } from '../people/full-name.ts'
import { actorLabels, kindNames } from './audit-labels.ts'
import { readAuditSearch } from './audit-search.ts'

const kinds = auditKinds.map((id) => ({ id, name: kindNames[id] }))

export function AuditFilters({
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
        label="Kind"
        all="All kinds"
        value={filter.kind}
        options={kinds}
        onChoose={(kind) => show({ kind: auditKinds.find((known) => known === kind) })}
      />
      <FilterDay label="From" day={filter.from} onDay={(from) => show({ from })} />
      <FilterDay label="Until" day={filter.until} onDay={(until) => show({ until })} />
      {filter.object !== undefined && (
        <Link
          to="/dashboard/audit"
          search={updateSearch({ object: undefined })}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-linen px-4 text-xs font-medium hover:text-moss"
        >
          <span className="truncate">
            Subject: <bdi>{nameOfObject(filter.object, entries)}</bdi>
            <span className="sr-only">: show all</span>
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
  const known = [...staff, { id: operator, name: 'Command line' }]
  const isKnown = person === undefined || known.some(({ id }) => id === person)
  const entry = entries.find(({ actorId }) => actorId === person)
  return (
    <FilterChoice
      label="Person"
      all="Everyone"
      value={person}
      options={
        isKnown ? known : [{ id: person, name: entry ? actorLabels(entry) : person }, ...known]
      }
      onChoose={onPerson}
    />
  )
}
