import { describe, expect, it } from 'vitest'
import { betterSample, type ClockSample, clockProblem, timeAt } from './clock-sample.ts'

const sample = (change: Partial<ClockSample> = {}): ClockSample => ({
  at: 1_000,
  time: 500_000,
  errorMs: 2,
  ...change,
})

describe('a clock sample', () => {
  it('predicts the database time from the monotonic clock', () => {
    expect(timeAt(sample(), 4_500)).toBe(503_500)
  })

  it('is used when it is the first', () => {
    expect(betterSample(null, sample())).toEqual(sample())
  })

  it('replaces an older one whose possible drift exceeds the new error', () => {
    // 4 s of drift are 2 ms: 2 + 2 against 4.
    const next = sample({ at: 5_000, time: 504_001, errorMs: 4 })
    expect(betterSample(sample(), next)).toBe(next)
  })

  it('does not replace a more precise one that it agrees with', () => {
    const known = sample()
    const slow = sample({ at: 5_000, time: 504_003, errorMs: 4.1 })
    expect(betterSample(known, slow)).toBe(known)
  })

  it.each([-1, 1])('replaces one that it contradicts, however imprecise: %i', (sign) => {
    const known = sample()
    const within = sample({ at: 5_000, time: 504_000 + sign * 904, errorMs: 900 })
    const beyond = sample({ at: 5_000, time: 504_000 + sign * 905, errorMs: 900 })
    expect(betterSample(known, within)).toBe(known)
    expect(betterSample(known, beyond)).toBe(beyond)
  })
})

describe('an instance', () => {
  const measured = { differenceMs: 0, unmeasuredMs: 0 }

  it.each([-5_000, 5_000])('is ready while its clock differs by %i ms', (differenceMs) => {
    expect(clockProblem({ ...measured, differenceMs })).toBeNull()
  })

  it.each([-5_001, 5_001])('is not ready when its clock differs by %i ms', (differenceMs) => {
    expect(clockProblem({ ...measured, differenceMs })).toBe('clock differs from the database')
  })

  it('is not ready when its last measurement is more than a minute old', () => {
    expect(clockProblem({ ...measured, unmeasuredMs: 60_000 })).toBeNull()
    expect(clockProblem({ ...measured, unmeasuredMs: 60_001 })).toBe('clock not measured')
  })
})
