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
    async run({ world, draw }) {
      world.base.clock.now += draw.between(1, draw.chance(0.1) ? 240 : 15) * minute
    },
  },
  {
    name: 'clock-jumps',
    weight: 1,
    async run({ world, draw }) {
      world.setSkew(draw.below(2), draw.between(-60_000, 60_000))
    },
  },
  {
    name: 'restart',
    weight: 1,
    async run({ world, draw }) {
      world.restart(draw.below(2))
    },
  },
  {
    name: 'outage',
    weight: 1,
    async run({ world, draw }) {
      world.faults.setOutage(draw.chance(0.4))
    },
  },
]
