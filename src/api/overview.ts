import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { listFailedJobs as list } from '#commerce/jobs/failed-job-store.server.ts'
import { retryJob as retry } from '#commerce/jobs/retry-job.server.ts'
import { readOverview } from '#commerce/overview/read-overview.server.ts'
import { firstPage } from '#platform/first-page.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'
import { staffOrderQueries } from './staff-orders.queries.ts'

const pageSize = 30
const id = z.string().max(100)

/** The home page of staff, with what their role may see. */
const getOverview = createServerFn({ method: 'GET' })
  .middleware([staff('orders.read')])
  .handler(({ context }) => readOverview(shop, context.user.role))

const listing = z.object({ cursor: id.optional() })

/** A page of the dead-letter queue. */
const listFailedJobs = createServerFn({ method: 'GET' })
  .middleware([staff('jobs.retry')])
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data }) => list(shop.db, data.cursor, pageSize))

const one = z.object({ jobId: id })

export const retryJob = createServerFn({ method: 'POST' })
  .middleware([staff('jobs.retry')])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data, context }) => retry(shop, { ...data, staffId: context.user.id }))

/** Under the prefix of staff orders, because their changes change the needs of Home. */
export const overviewQueries = {
  home: () =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'overview'],
      queryFn: () => getOverview(),
    }),
  failedJobs: () =>
    infiniteQueryOptions({
      queryKey: [...staffOrderQueries.all(), 'failed-jobs'],
      queryFn: ({ pageParam }) => listFailedJobs({ data: { cursor: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.nextCursor,
    }),
}
