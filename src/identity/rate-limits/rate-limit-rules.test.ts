import { describe, expect, it } from 'vitest'
import {
  accountCodeBackoff,
  accountPasswordBackoff,
  backoffPerNetwork,
  codeBackoff,
  delayAfter,
  isForgotten,
  orderLimits,
  passwordBackoff,
  perNetwork,
  waitBefore,
} from './rate-limit-rules.ts'

const now = Date.UTC(2026, 10, 20)
const networks = [
  { hash: 'narrow', allowance: 1 },
  { hash: 'wide', allowance: 4 },
]

it('perNetwork multiplies the limit of wider networks', () => {
  expect(perNetwork('print', networks, { max: 3, windowMs: 1000 })).toEqual([
    { key: 'address print narrow', max: 3, windowMs: 1000 },
    { key: 'address print wide', max: 12, windowMs: 1000 },
  ])
})

it('backoffPerNetwork multiplies the free failures of wider networks', () => {
  const limits = backoffPerNetwork('code network salma', networks, codeBackoff)
  expect(limits.map(({ key, rule }) => [key, rule.freeFailures])).toEqual([
    ['code network salma narrow', 5],
    ['code network salma wide', 20],
  ])
})

it('orderLimits allow an account a third, and count it first', () => {
  const limits = orderLimits('salma', networks, 10)
  expect(limits.map(({ key, max }) => [key, max])).toEqual([
    ['account place-order salma', 4],
    ['address place-order narrow', 10],
    ['address place-order wide', 40],
  ])
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
    expect(delayAfter(failures, passwordBackoff)).toBe(seconds * 1000)
  })

  it.each([
    ['wrong codes of one source', 5, codeBackoff, 15, 3600],
    ['wrong passwords of all unknown devices', 50, accountPasswordBackoff, 15, 900],
    ['wrong codes of all unknown devices', 10, accountCodeBackoff, 60, 3600],
  ])('of %s starts after %i', (_what, failures, rule, first, longest) => {
    expect(delayAfter(failures - 1, rule)).toBe(0)
    expect(delayAfter(failures, rule)).toBe(first * 1000)
    expect(delayAfter(failures + 100, rule)).toBe(longest * 1000)
  })

  it('allows an attacker with the password fewer than 40 guesses of a code a day', () => {
    let guesses = 0
    for (let at = 0; at < 24 * 60 * 60_000; at += delayAfter(guesses, accountCodeBackoff)) {
      guesses += 1
    }
    expect(guesses).toBeLessThan(40)
  })
})

describe('waitBefore', () => {
  const counter = { failures: 5, lastFailureAt: now }

  it('starts at the last failure', () => {
    expect(waitBefore(counter, passwordBackoff, now)).toBe(15_000)
    expect(waitBefore(counter, passwordBackoff, now + 14_999)).toBe(1)
    expect(waitBefore(counter, passwordBackoff, now + 15_000)).toBe(0)
  })

  it('is 0 while failures are free, also for an attempt that began before the last failure', () => {
    expect(waitBefore({ ...counter, failures: 4 }, passwordBackoff, now - 1)).toBe(0)
  })

  it('is 0 once the failures are reset, or counted by a clock that was ahead', () => {
    const day = 24 * 60 * 60_000
    const many = { ...counter, failures: 1000 }
    expect(isForgotten(many, passwordBackoff, now + day - 1)).toBe(false)
    expect(isForgotten(many, passwordBackoff, now + day)).toBe(true)
    expect(waitBefore(many, passwordBackoff, now - day)).toBe(0)
    expect(waitBefore(many, passwordBackoff, now - 60_000)).toBe(16 * 60_000)
  })
})
