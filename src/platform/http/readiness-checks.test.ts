import { expect, it } from 'vitest'
import { createReadinessChecks } from './readiness-checks.ts'

/** Drained seconds after checks at these seconds, when the instance closes at second 100. */
function drained(checksAt: number[], configured?: number): number {
  let now = 0
  const checks = createReadinessChecks(() => now * 1000)
  for (const at of checksAt) {
    now = at
    checks.note()
  }
  now = 100
  return checks.drainSeconds(configured)
}

it.each([
  ['without a load balancer', [], 0],
  ['asked once by a start script', [99], 0],
  ['asked twice', [98, 99], 0],
  ['watched by a load balancer', [97, 98, 99], 5],
  ['watched every ten seconds', [71, 80, 90, 99], 5],
  ['watched until half a minute ago', [68, 69, 70], 0],
  ['no longer watched', [68, 69, 70, 99], 0],
])('an instance %s (checks at %j) drains for %i s', (_how, checksAt, seconds) => {
  expect(drained(checksAt)).toBe(seconds)
})

it.each([0, 12])('the setting %i takes precedence', (configured) => {
  expect([drained([], configured), drained([97, 98, 99], configured)]).toEqual([
    configured,
    configured,
  ])
})
