import { describe, expect, it } from 'vitest'
import {
  isIdleTooLong,
  isSignInTooOld,
  mustSaveActivity,
  sessionLifetimeMs,
} from './session-lifetime.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe.each(['superAdmin', 'seller'] as const)('a session of staff (%s)', (role) => {
  it('lasts 12 hours', () => {
    expect(sessionLifetimeMs(role)).toBe(12 * hour)
  })

  it('ends after two hours of inactivity', () => {
    expect(isIdleTooLong({ role, usedAt: now - 2 * hour + 1 }, now)).toBe(false)
    expect(isIdleTooLong({ role, usedAt: now - 2 * hour }, now)).toBe(true)
  })

  it('has its activity saved every five minutes', () => {
    expect(mustSaveActivity({ role, usedAt: now - 5 * minute + 1 }, now)).toBe(false)
    expect(mustSaveActivity({ role, usedAt: now - 5 * minute }, now)).toBe(true)
  })

  it('starts only with a sign-in of the last five minutes', () => {
    expect(isSignInTooOld(role, now - 5 * minute, now)).toBe(false)
    expect(isSignInTooOld(role, now - 5 * minute - 1, now)).toBe(true)
  })
})

describe.each(['customer', undefined] as const)('a session of shoppers (%s)', (role) => {
  it('lasts thirty days, without an idle timeout', () => {
    expect(sessionLifetimeMs(role)).toBe(30 * day)
    expect(isIdleTooLong({ role, usedAt: 0 }, now)).toBe(false)
    expect(mustSaveActivity({ role, usedAt: 0 }, now)).toBe(false)
  })

  it('starts with a sign-in of the last year', () => {
    expect(isSignInTooOld(role, now - 365 * day, now)).toBe(false)
    expect(isSignInTooOld(role, now - 365 * day - 1, now)).toBe(true)
  })
})
