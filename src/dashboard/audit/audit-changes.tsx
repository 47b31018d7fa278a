import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { z } from 'zod'
import type { AuditLogEntry, AuditMention, AuditValue } from '#commerce/audit/audit-entry.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { PictureTile } from '#ui/picture-tile.tsx'
import { auditText } from './audit.messages.ts'
import { fieldLabels } from './audit-fields.ts'
import { changesOf } from './audit-labels.ts'
import { auditValueText } from './audit-values.messages.ts'
import { formatAuditValue } from './audit-values.ts'

const picture = z.object({ address: z.string(), alt: z.string() })

/** The changed fields of an entry, before and after, closed until staff open them. */
export function AuditChanges({ entry }: { entry: AuditLogEntry }) {
  const changes = changesOf(entry)
  if (changes.length === 0) return null
  return (
    <details className="group mt-0.5 text-xs">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-ink-soft hover:text-moss">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 transition-transform group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90"
        />
        {auditText('beforeAndAfter')}
      </summary>
      <table className="mt-1 mb-2 w-full max-w-3xl table-fixed text-start">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="w-1/4 bg-linen px-2 py-1.5 font-medium">
              {auditText('field')}
            </th>
            <th scope="col" className="bg-linen px-2 py-1.5 font-medium">
              {auditText('before')}
            </th>
            <th scope="col" className="bg-linen px-2 py-1.5 font-medium">
              {auditText('after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field} className="border-b border-line align-top">
              <th scope="row" className="px-2 py-1.5 font-medium break-words">
                {fieldLabels(field)}
              </th>
              <ValueCell field={field} value={before} mentions={entry.mentions} />
              <ValueCell field={field} value={after} mentions={entry.mentions} />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

interface ValueCellProps {
  field: string
  value: AuditValue | undefined
  mentions: AuditLogEntry['mentions']
}

function ValueCell({ field, value, mentions }: ValueCellProps) {
  const pictures = picturesIn(field, value)
  const text = formatAuditValue(field, value, mentions)
  return (
    <td className="px-2 py-1.5 break-words">
      {pictures.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {pictures.map(({ address, alt }) => (
            <li key={address}>
              <PictureTile
                files={pictureSources(address)}
                alt={alt || auditText('noAltText')}
                sizes="48px"
                className="h-15 w-12"
              />
            </li>
          ))}
        </ul>
      ) : (
        <div
          // Lists of sizes have labels in the language of the page, and isolate the names.
          dir={field === 'furtherVariants' ? undefined : 'auto'}
          className="max-h-60 overflow-auto whitespace-pre-wrap"
        >
          {mentionedIn(value, mentions) ??
            (text || <span className="text-ink-soft">{auditText('empty')}</span>)}
        </div>
      )}
    </td>
  )
}

const pages: Partial<Record<AuditMention['kind'], string>> = {
  order: 'orders',
  product: 'products',
  user: 'users',
}

/** Links to the objects whose ids are the value; null if the value is something else. */
function mentionedIn(value: AuditValue | undefined, mentions: AuditLogEntry['mentions']) {
  const ids = Array.isArray(value) ? value : [value]
  const links = ids.flatMap((id) => {
    const mention = typeof id === 'string' ? mentions[id] : undefined
    const page = mention && pages[mention.kind]
    return mention && page ? [{ ...mention, to: `/dashboard/${page}/${id}` }] : []
  })
  if (links.length === 0 || links.length < ids.length) return null
  return links.map(({ to, name }, index) => (
    <span key={to}>
      {index > 0 && auditValueText('separator')}
      <Link to={to} className="link">
        <bdi>{name}</bdi>
      </Link>
    </span>
  ))
}

/** The pictures of a value: of a product with their alt texts, of a category or an order one without. */
function picturesIn(
  field: string,
  value: AuditValue | undefined,
): { address: string; alt: string }[] {
  if (field === 'image') return typeof value === 'string' ? [{ address: value, alt: '' }] : []
  if (field !== 'pictures') return []
  return z.array(picture).safeParse(value).data ?? []
}
