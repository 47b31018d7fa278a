import { jobDefinitions } from '#commerce/jobs/job-definitions.server.ts'
import { scheduleRecurringJobs, startJobLoop } from '#commerce/jobs/job-loop.server.ts'
import { clock, database, log, shop } from '#platform/services.server.ts'

/** Runs the jobs in a process of their own, for development: in production the server runs them. */

await clock.measure()
const measuring = clock.start(() => undefined)
await scheduleRecurringJobs(shop)
const jobs = startJobLoop(shop, jobDefinitions)
log.info('jobs started')
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    measuring.stop()
    void jobs.stop().then(() => database.close())
  })
}
