import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import {
  type AuditFilter,
  type AuditRecord,
  auditKinds,
  operator,
} from '#commerce/audit/audit-entry.ts'
import { staffQueries } from '#commerce/staff/staff.queries.ts'
import { controlStyle } from '#ui/field.tsx'
import { fullName } from '../people/full-name.ts'
import { actorWords, kindNames } from './audit-words.ts'

const control = `${controlStyle} min-h-11 text-sm`

/** What is shown stands in the address, so that it can be kept and sent. */
export function AuditFilters({
  filter,
  entries,
}: {
  filter: AuditFilter
  entries: readonly AuditRecord[]
}) {
  const navigate = useNavigate()
  const show = (change: AuditFilter) =>
    void navigate({ to: '/dashboard/audit', search: { ...filter, ...change } })

  return (
    <div className="flex flex-wrap items-end gap-3">
      <PersonFilter filter={filter} entries={entries} onPerson={(person) => show({ person })} />
      <label className="grid gap-1 text-xs font-medium">
        Kind
        <select
          value={filter.kind ?? ''}
          onChange={({ target }) =>
            show({ kind: auditKinds.find((known) => known === target.value) })
          }
          className={control}
        >
          <option value="">All kinds</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </select>
      </label>
      <DayFilter label="From" day={filter.from} onDay={(from) => show({ from })} />
      <DayFilter label="Until" day={filter.until} onDay={(until) => show({ until })} />
      {filter.object !== undefined && (
        <Link
          to="/dashboard/audit"
          search={{ ...filter, object: undefined }}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-linen px-4 text-xs font-medium hover:text-moss"
        >
          <span className="truncate">
            About {nameOfObject(filter.object, entries)}
            <span className="sr-only">: show all</span>
          </span>
          <X aria-hidden="true" className="size-3.5 shrink-0" />
        </Link>
      )}
    </div>
  )
}

function nameOfObject(object: string, entries: readonly AuditRecord[]): string {
  return entries.find((entry) => entry.subject === object)?.subjectName ?? object
}

interface PersonFilterProps {
  filter: AuditFilter
  entries: readonly AuditRecord[]
  onPerson: (person: string | undefined) => void
}

function PersonFilter({ filter: { person }, entries, onPerson }: PersonFilterProps) {
  const { data } = useQuery(staffQueries.roster())
  const staff = data?.members.map((member) => ({ id: member.id, name: fullName(member) })) ?? []
  const known = [...staff, { id: operator, name: 'The operator' }]
  const isKnown = person === undefined || known.some(({ id }) => id === person)
  const entry = entries.find(({ actorId }) => actorId === person)
  return (
    <label className="grid gap-1 text-xs font-medium">
      Person
      <select
        value={person ?? ''}
        onChange={({ target }) => onPerson(target.value || undefined)}
        className={`${control} max-w-52`}
      >
        <option value="">Everybody</option>
        {!isKnown && <option value={person}>{entry ? actorWords(entry) : person}</option>}
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface DayFilterProps {
  label: string
  day: string | undefined
  onDay: (day: string | undefined) => void
}

function DayFilter({ label, day, onDay }: DayFilterProps) {
  return (
    <label className="grid gap-1 text-xs font-medium">
      {label}
      <input
        type="date"
        value={day ?? ''}
        onChange={({ target }) => onDay(target.value || undefined)}
        className={control}
      />
    </label>
  )
}
