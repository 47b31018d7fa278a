import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxAttempts, pauseAfter } from './job.ts'

const attempts = fc.integer({ min: 1, max: 1000 })

it('waits five seconds after the first failure', () => {
  expect(pauseAfter(1)).toBe(5_000)
})

it('doubles the delay after each failure, up to an hour', () => {
  const seconds = Array.from({ length: maxAttempts }, (_, done) => pauseAfter(done + 1) / 1000)
  expect(seconds).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600])
})

it('never shortens the delay, nor exceeds an hour', () => {
  fc.assert(
    fc.property(attempts, (failures) => {
      expect(pauseAfter(failures + 1)).toBeGreaterThanOrEqual(pauseAfter(failures))
      expect(pauseAfter(failures)).toBeLessThanOrEqual(3_600_000)
    }),
  )
})

it('waits five seconds before the first attempt', () => {
  expect(pauseAfter(0)).toBe(5_000)
})
