import { describe, expect, it } from 'vitest'
import { instantOf } from '../../delivery/cairo-time.ts'
import { isLate, isRunningLate } from './order-need.ts'

const deliveryDate = '2026-11-20'
const slot = { startMinute: 15 * 60, endMinute: 18 * 60 }
const at = (minute: number, second = 0) => instantOf(deliveryDate, minute) + second * 1000

describe('isLate', () => {
  it.each([
    ['confirmed', at(15 * 60) - 1, false],
    ['confirmed', at(15 * 60), true],
    ['preparing', at(15 * 60), true],
    ['out_for_delivery', at(18 * 60) - 1, false],
    ['out_for_delivery', at(18 * 60), true],
    ['delivered', at(23 * 60), false],
    ['awaiting_payment', at(23 * 60), false],
    ['cancelled', at(23 * 60), false],
    // A need of its own.
    ['delivery_failed', at(23 * 60), false],
  ] as const)('of an order that is %s', (status, now, expected) => {
    expect(isLate({ status, deliveryDate, ...slot }, now)).toBe(expected)
  })

  it('holds for an order of an earlier day', () => {
    expect(isLate({ status: 'confirmed', deliveryDate, ...slot }, instantOf('2026-11-22', 0))).toBe(
      true,
    )
  })
})

describe('isRunningLate', () => {
  const order = { status: 'preparing', deliveryDate, endMinute: 18 * 60, hasAddress: true } as const

  it.each([
    ['more than half an hour before the slot ends', at(17 * 60 + 30) - 1, false],
    ['half an hour before', at(17 * 60 + 30), true],
    ['a moment before', at(18 * 60) - 1, true],
    ['once the slot has ended', at(18 * 60), false],
  ])('%s', (_when, now, expected) => {
    expect(isRunningLate(order, now)).toBe(expected)
  })

  it.each([
    [{ status: 'confirmed' }, true],
    [{ status: 'out_for_delivery' }, false],
    [{ status: 'delivered' }, false],
    [{ status: 'cancelled' }, false],
    [{ hasAddress: false }, false],
    [{ deliveryDate: '2026-11-21' }, false],
  ] as const)('with %j', (change, expected) => {
    expect(isRunningLate({ ...order, ...change }, at(17 * 60 + 45))).toBe(expected)
  })

  it('counts to midnight for the last slot of a day', () => {
    const last = { ...order, endMinute: 24 * 60 }
    expect(isRunningLate(last, instantOf('2026-11-20', 23 * 60 + 30))).toBe(true)
    expect(isRunningLate(last, instantOf('2026-11-21', 0))).toBe(false)
  })
})
