import { jobHandlers } from '#commerce/jobs/job-handlers.server.ts'
import { startJobLoop } from '#commerce/jobs/job-loop.server.ts'
import { beginStandingJobs } from '#commerce/jobs/schedule-recurring-jobs.server.ts'
import { clock, database, log, shop } from '#platform/services.server.ts'

/** Runs the jobs in a process of their own, for development: in production the server runs them. */

await clock.measure()
const measuring = clock.start(() => undefined)
await beginStandingJobs(shop)
const jobs = startJobLoop(shop, jobHandlers)
log.info('jobs started')
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    measuring.stop()
    void jobs.stop().then(() => database.close())
  })
}
