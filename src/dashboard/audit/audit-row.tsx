import { Link } from '@tanstack/react-router'
import type { AuditKind, AuditLogEntry } from '#commerce/audit/audit-entry.ts'
import { formatDatedMoment } from '#commerce/delivery/moment-label.ts'
import { currentLocale, directions } from '#i18n/locale.ts'
import { otherLanguage } from '#i18n/localized.ts'
import { AuditChanges } from './audit-changes.tsx'
import { actorLabels, subjectLabels } from './audit-labels.ts'
import { auditSentence } from './audit-sentence.ts'

/** An audit entry: time, a sentence with links to actor and subject, and the values before and after. */
export function AuditRow({ entry }: { entry: AuditLogEntry }) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:px-3 md:grid-cols-[12rem_minmax(0,1fr)]">
      <p className="text-xs text-ink-soft md:pt-0.5">
        <time dateTime={new Date(entry.at).toISOString()}>{formatDatedMoment(entry.at)}</time>
        {entry.network !== null && (
          <span className="block max-md:inline">
            {' '}
            <bdi dir="ltr">{entry.network}</bdi>
          </span>
        )}
      </p>
      <div className="min-w-0">
        <p className="break-words">
          {auditSentence(entry).map((part, index) =>
            typeof part === 'string' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an entry are fixed.
              <bdi key={index} dir={directionOf(part)} className="whitespace-pre-line">
                {part}
              </bdi>
            ) : part.is === 'actor' ? (
              <ActorLink key="actor" entry={entry} />
            ) : (
              <SubjectLink key="subject" entry={entry} />
            ),
          )}
          .
        </p>
        <AuditChanges entry={entry} />
      </div>
    </li>
  )
}

/** A bracket alone would face the wrong way in Arabic: without letters it has no direction of its own. */
function directionOf(part: string): 'ltr' | 'rtl' | undefined {
  return /[\p{L}\p{N}]/u.test(part) ? undefined : directions[currentLocale()]
}

function ActorLink({ entry }: { entry: AuditLogEntry }) {
  return (
    <Link
      to="/dashboard/audit"
      search={{ person: entry.actorId }}
      className="font-medium hover:text-moss"
    >
      <bdi>{actorLabels(entry)}</bdi>
    </Link>
  )
}

const pages: Partial<Record<AuditKind, string>> = {
  orders: 'orders',
  refunds: 'orders',
  products: 'products',
  people: 'users',
  occasions: 'occasions',
  'sign-in': 'users',
}

/** The subject of an entry: a link while it exists, otherwise its last known name. */
function SubjectLink({ entry }: { entry: AuditLogEntry }) {
  const label = subjectLabels(entry)
  const name = <bdi {...otherLanguage(label)}>{label}</bdi>
  const to = pageOf(entry)
  if (to === null) return <span className="font-medium break-words">{name}</span>
  return (
    <Link to={to} className="link break-words">
      {name}
    </Link>
  )
}

function pageOf({ action, kind, subject, subjectName }: AuditLogEntry): string | null {
  if (action.startsWith('page.')) return `/dashboard/pages/${subject}`
  if (action.startsWith('settings.')) return '/dashboard/settings'
  if (subjectName === null) return null
  if (kind === 'categories') return '/dashboard/categories'
  if (action === 'occasions.ordered') return '/dashboard/occasions'
  if (action.startsWith('delivery-')) return '/dashboard/delivery'
  const page = pages[kind]
  return page === undefined ? null : `/dashboard/${page}/${subject}`
}
