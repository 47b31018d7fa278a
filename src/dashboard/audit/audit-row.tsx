import { Link } from '@tanstack/react-router'
import type { AuditKind, AuditLogEntry } from '#commerce/audit/audit-entry.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import {
  type AuditChange,
  actionLabels,
  actorLabels,
  changesOf,
  fieldLabels,
} from './audit-labels.ts'

/** An audit entry: action, subject, actor and time, with the changed fields below. */
export function AuditRow({ entry }: { entry: AuditLogEntry }) {
  const changes = changesOf(entry)
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:px-3 md:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="text-xs text-ink-soft tabular-nums md:pt-0.5">
        <time dateTime={new Date(entry.at).toISOString()}>{formatMoment(entry.at)}</time>
        {entry.network !== null && <span className="block max-md:inline"> {entry.network}</span>}
      </p>
      <div className="min-w-0">
        <p className="font-medium">{actionLabels(entry.action)}</p>
        <p className="break-words text-ink-soft">
          <SubjectLink entry={entry} /> by{' '}
          <Link to="/dashboard/audit" search={{ person: entry.actorId }} className="link">
            {actorLabels(entry)}
          </Link>
        </p>
      </div>
      {changes.length > 0 && (
        <dl className="grid min-w-0 content-start gap-y-0.5 text-xs md:pt-0.5">
          {changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </dl>
      )}
    </li>
  )
}

function Change({ change: { field, before, after } }: { change: AuditChange }) {
  return (
    <div className="flex flex-wrap gap-x-1.5 break-all">
      <dt className="text-ink-soft">{field === '' ? 'Value' : fieldLabels(field)}</dt>
      <dd className="line-clamp-3">
        {before !== '' && (
          <>
            <del className="text-ink-soft">
              <span className="sr-only">was </span>
              {before}
            </del>{' '}
          </>
        )}
        {after === '' ? (
          <span className="text-ink-soft">empty</span>
        ) : (
          <>
            <span className="sr-only">is now </span>
            {after}
          </>
        )}
      </dd>
    </div>
  )
}

const pages: Partial<Record<AuditKind, string>> = {
  orders: 'orders',
  refunds: 'orders',
  products: 'products',
  people: 'users',
  'sign-in': 'users',
}

/** The subject of an entry: a link while it exists, otherwise its last known name. */
function SubjectLink({ entry: { kind, subject, subjectName } }: { entry: AuditLogEntry }) {
  if (subjectName === null) return <span className="break-all">{subject}</span>
  const page = pages[kind]
  if (page === undefined) return <span>{subjectName}</span>
  const to: string = `/dashboard/${page}/${subject}`
  return (
    <Link to={to} className="link">
      {subjectName}
    </Link>
  )
}
