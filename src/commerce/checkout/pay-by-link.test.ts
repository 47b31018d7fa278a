import { describe, expect, it } from 'vitest'
import { instantOf } from '../delivery/cairo-time.ts'
import { payByLink } from './pay-by-link.ts'

const date = '2026-03-21'
const startMinute = 12 * 60
const start = instantOf(date, startMinute)
const hour = 60 * 60_000
const minute = 60_000

describe('an order with a payment link', () => {
  it.each([
    ['a day later, for a delivery next week', 7 * 24 * hour, 24 * hour],
    ['a day later, for a delivery in exactly a day', 24 * hour, 24 * hour],
    ['when its delivery begins, within a day', 24 * hour - 1, 24 * hour - 1],
    ['when its delivery begins, in half an hour', 30 * minute, 30 * minute],
    ['after half an hour, when its delivery begins sooner', 30 * minute - 1, 30 * minute],
    ['after half an hour, when its slot has begun', -hour, 30 * minute],
  ])('expires %s', (_when, untilDelivery, expiresAfter) => {
    const now = start - untilDelivery
    expect(payByLink({ date, startMinute, paymentTimeoutMs: 30 * minute, now })).toBe(
      now + expiresAfter,
    )
  })
})
