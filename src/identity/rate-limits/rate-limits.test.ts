import { describe, expect, it } from 'vitest'
import {
  backoffPerNetwork,
  delayAfter,
  guessRules,
  isExpired,
  limitsPerNetwork,
  orderRules,
  unpaidOrderRules,
  waitBefore,
  waitForExpiry,
} from './rate-limits.ts'

const now = Date.UTC(2026, 10, 20)
const networks = [
  { hash: 'narrow', allowance: 1 },
  { hash: 'wide', allowance: 4 },
]

it('limitsPerNetwork multiplies the limit of wider networks', () => {
  const rule = { key: 'address print', max: 3, windowMs: 1000 }
  expect(limitsPerNetwork(rule, networks)).toEqual([
    { key: 'address print narrow', max: 3, windowMs: 1000 },
    { key: 'address print wide', max: 12, windowMs: 1000 },
  ])
})

it('backoffPerNetwork multiplies the free failures of wider networks', () => {
  const limits = backoffPerNetwork('code network salma', networks, guessRules.code.source)
  expect(limits.map(({ key, rule }) => [key, rule.freeFailures])).toEqual([
    ['code network salma narrow', 5],
    ['code network salma wide', 20],
  ])
})

it('orderRules allow an account a third of a network', () => {
  const { account, network } = orderRules(10)
  expect([account.max, network.max]).toEqual([4, 10])
})

it.each([
  [9, 3],
  [10, 4],
  [1, 1],
])('unpaidOrderRules of %i per network allow a phone number %i', (perNetwork, ofPhone) => {
  const { network, phone } = unpaidOrderRules(perNetwork)
  expect([network.max, phone.max]).toEqual([perNetwork, ofPhone])
})

describe('waitForExpiry', () => {
  const rule = unpaidOrderRules(3).network
  const expiring = (...seconds: number[]) =>
    waitForExpiry(
      seconds.map((after) => now + after * 1000),
      rule,
      now,
    )

  it('allows an order while fewer than the limit are unpaid', () => {
    expect(expiring()).toBeNull()
    expect(expiring(60, 120)).toBeNull()
  })

  it('returns the seconds until the first of them expires, in whatever order they come', () => {
    expect(expiring(900, 60, 120)).toBe(60)
    expect(expiring(0.2, 60, 120)).toBe(1)
  })

  it('waits for several where a lower limit now applies', () => {
    expect(expiring(60, 120, 180, 240)).toBe(120)
  })

  it('waits a second for an order that is about to be expired by its job', () => {
    expect(expiring(-5, 60, 120)).toBe(1)
  })
})

describe('delayAfter', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 15],
    [6, 30],
    [10, 480],
    [11, 900],
    [5000, 900],
  ])('after %i wrong passwords is %i seconds', (failures, seconds) => {
    expect(delayAfter(failures, guessRules.password.source)).toBe(seconds * 1000)
  })

  it.each([
    ['wrong codes of one source', 5, guessRules.code.source, 15, 3600],
    ['wrong passwords of all unknown devices', 50, guessRules.password.account, 15, 900],
    ['wrong codes of all unknown devices', 10, guessRules.code.account, 60, 3600],
  ])('of %s starts after %i', (_what, failures, rule, first, longest) => {
    expect(delayAfter(failures - 1, rule)).toBe(0)
    expect(delayAfter(failures, rule)).toBe(first * 1000)
    expect(delayAfter(failures + 100, rule)).toBe(longest * 1000)
  })

  it('allows an attacker with the password fewer than 40 guesses of a code a day', () => {
    let guesses = 0
    for (let at = 0; at < 24 * 60 * 60_000; at += delayAfter(guesses, guessRules.code.account)) {
      guesses += 1
    }
    expect(guesses).toBeLessThan(40)
  })
})

describe('waitBefore', () => {
  const counter = { failures: 5, lastFailureAt: now }

  it('starts at the last failure', () => {
    expect(waitBefore(counter, guessRules.password.source, now)).toBe(15_000)
    expect(waitBefore(counter, guessRules.password.source, now + 14_999)).toBe(1)
    expect(waitBefore(counter, guessRules.password.source, now + 15_000)).toBe(0)
  })

  it('is 0 while failures are free, also for an attempt that began before the last failure', () => {
    expect(waitBefore({ ...counter, failures: 4 }, guessRules.password.source, now - 1)).toBe(0)
  })

  it('is 0 once the failures are reset, or counted by a clock that was ahead', () => {
    const day = 24 * 60 * 60_000
    const many = { ...counter, failures: 1000 }
    expect(isExpired(many, guessRules.password.source, now + day - 1)).toBe(false)
    expect(isExpired(many, guessRules.password.source, now + day)).toBe(true)
    expect(waitBefore(many, guessRules.password.source, now - day)).toBe(0)
    expect(waitBefore(many, guessRules.password.source, now - 60_000)).toBe(16 * 60_000)
  })
})
