import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { overviewQueries, retryJob } from '#api/overview.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import type { FailedJob } from '#commerce/jobs/failed-job-store.server.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { CardTable, Cell } from '../lists/table-parts.tsx'
import { useSave } from '../saving/use-save.ts'
import { failedJobsText, jobKindText } from './failed-jobs.messages.ts'

/** The dead-letter queue, the last failure first. */
export function FailedJobsPage() {
  const query = useInfiniteQuery(overviewQueries.failedJobs())
  const jobs = query.data?.pages.flatMap((page) => page.jobs) ?? []
  return (
    <>
      <BackLink to="/dashboard/home">{failedJobsText('home')}</BackLink>
      <h1 className="mt-1 font-display text-xl">{failedJobsText('title')}</h1>
      <p className="mt-1 mb-5 max-w-prose text-xs text-ink-soft">{failedJobsText('intro')}</p>
      <PagedList
        query={query}
        isEmpty={jobs.length === 0}
        empty={<EmptyState title={failedJobsText('none')} />}
      >
        <CardTable
          columns={[
            failedJobsText('job'),
            failedJobsText('error'),
            failedJobsText('failed'),
            failedJobsText('action'),
          ]}
        >
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </CardTable>
      </PagedList>
    </>
  )
}

function JobRow({ job: { id, kind, orderId, error, failedAt } }: { job: FailedJob }) {
  const { save, isSaving } = useSave({
    send: () => retryJob({ data: { jobId: id } }),
    refusal: () => failedJobsText('gone'),
    saved: () => ({ message: failedJobsText('started') }),
    invalidates: [staffOrderQueries.all()],
  })
  const job = kind === null ? failedJobsText('otherVersion') : jobKindText(kind)
  return (
    <tr className="grid gap-y-2 border-b border-line py-4 md:table-row md:py-0">
      <Cell>
        <span className="font-medium">{job}</span>
        {orderId !== null && (
          <Link
            to="/dashboard/orders/$orderId"
            params={{ orderId }}
            className="link block w-fit text-xs"
          >
            {failedJobsText('viewOrder')}
          </Link>
        )}
      </Cell>
      <Cell className="min-w-0 md:max-w-96">
        {error === '' ? (
          <span className="text-xs text-ink-soft">{failedJobsText('noError')}</span>
        ) : (
          <span dir="ltr" className="line-clamp-3 text-xs wrap-anywhere">
            {error}
          </span>
        )}
      </Cell>
      <Cell className="text-ink-soft md:whitespace-nowrap">{formatMoment(failedAt)}</Cell>
      <Cell>
        <Button
          variant="quiet"
          size="small"
          className="max-md:min-h-11"
          pending={isSaving}
          aria-label={failedJobsText('runAgainNamed', { job, moment: formatMoment(failedAt) })}
          onClick={() => void save()}
        >
          <RotateCw className="size-4" />
          {failedJobsText('runAgain')}
        </Button>
      </Cell>
    </tr>
  )
}
