import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staffContentQueries } from '#api/staff-content.ts'
import type { ListedContentPage } from '#commerce/content/editing/content-to-edit.server.ts'
import { formatDatedMoment } from '#commerce/delivery/moment-label.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { contentPageName } from './content-page-names.messages.ts'
import { contentPagesText } from './content-pages.messages.ts'

export function ContentPagesPage() {
  const { data, isError, refetch } = useQuery(staffContentQueries.all())
  return (
    <>
      <h1 className="font-display text-xl">{contentPagesText('title')}</h1>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{contentPagesText('note')}</p>
      {isError && !data && <FetchFailed onRetry={() => void refetch()} />}
      {data && (
        <ul aria-label={contentPagesText('list')} className="mt-6 max-w-3xl border-t border-line">
          {data.map((listed) => (
            <PageRow key={listed.page} {...listed} />
          ))}
        </ul>
      )}
    </>
  )
}

function PageRow({ page, isArabicMissing, ...edit }: ListedContentPage) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
      <span className="min-w-0 grow">
        <Link
          to="/dashboard/pages/$page"
          params={{ page }}
          className="link block w-fit font-medium"
        >
          {contentPageName(page)}
        </Link>
        <span className="block text-xs text-ink-soft break-words">
          <bdi dir="ltr">{withLocale(`/${page}`)}</bdi> · {editLabel(edit)}
        </span>
      </span>
      {isArabicMissing && <ArabicMissing />}
    </li>
  )
}

function editLabel({ updatedAt, editor }: Pick<ListedContentPage, 'updatedAt' | 'editor'>): string {
  if (updatedAt === null) return contentPagesText('standard')
  const moment = formatDatedMoment(updatedAt)
  return editor === null
    ? contentPagesText('edited', { moment })
    : contentPagesText('editedBy', { moment, name: editor })
}
