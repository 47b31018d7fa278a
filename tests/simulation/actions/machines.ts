import { jobDefinitions, jobLanes } from '#commerce/jobs/job-definitions.server.ts'
import { runDueJobs } from '#commerce/jobs/run-due-jobs.server.ts'
import type { Action } from '../action.ts'

const minute = 60_000

/** Jobs, time, and the faults that last for more than a step. */
export const machines: Action[] = [
  {
    name: 'jobs',
    weight: 40,
    async run({ shop }) {
      for (const lane of jobLanes) await runDueJobs(shop, jobDefinitions, lane)
    },
  },
  {
    name: 'time',
    weight: 5,
    async run({ world, random }) {
      world.base.clock.now += random.between(1, random.chance(0.1) ? 240 : 15) * minute
    },
  },
  {
    name: 'clock-jumps',
    weight: 1,
    async run({ world, random }) {
      world.setSkew(random.below(2), random.between(-60_000, 60_000))
    },
  },
  {
    name: 'restart',
    weight: 1,
    async run({ world, random }) {
      world.restart(random.below(2))
    },
  },
  {
    name: 'outage',
    weight: 1,
    async run({ world, random }) {
      world.faults.setOutage(random.chance(0.4))
    },
  },
]
