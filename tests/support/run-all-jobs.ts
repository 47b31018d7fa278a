import { jobDefinitions } from '#commerce/jobs/job-definitions.server.ts'
import { runDueJobs } from '#commerce/jobs/run-due-jobs.server.ts'
import type { TestShop } from './test-shop.ts'

/** Runs all jobs that are due by the clock of the shop. */
export async function runAllJobs(shop: TestShop): Promise<void> {
  while ((await runDueJobs(shop, jobDefinitions)) > 0);
}
