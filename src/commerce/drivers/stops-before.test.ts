import { describe, expect, it } from 'vitest'
import { instantOf } from '../delivery/cairo-time.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { orderStatuses } from '../orders/order-statuses.ts'
import { stopsBefore } from './stops-before.ts'

const date = '2026-11-21'
const noon = instantOf(date, 12 * 60)

/** A run whose stops are named by their place. */
const runOf = (...statuses: OrderStatus[]) =>
  statuses.map((status, index) => ({ orderId: String(index + 1), status }))
const out = 'out_for_delivery'
const countOf = (run: ReturnType<typeof runOf>, orderId: string, now = noon) =>
  stopsBefore(run, { orderId, date, now })

describe('stopsBefore', () => {
  it('is 0 for the next stop', () => {
    expect(countOf(runOf(out), '1')).toBe(0)
    expect(countOf(runOf('delivered', 'delivery_failed', out, out), '3')).toBe(0)
  })

  it('counts the stops before that are not reported', () => {
    expect(countOf(runOf(out, out), '2')).toBe(1)
    expect(countOf(runOf(out, 'delivered', out, out, out), '4')).toBe(2)
  })

  it('does not count stops behind', () => {
    expect(countOf(runOf(out, out, out, out), '1')).toBe(0)
  })

  it('does not count stops that are still in the shop', () => {
    expect(countOf(runOf('confirmed', 'preparing', out), '3')).toBe(0)
  })

  it('is null unless the order is on the way', () => {
    const known = orderStatuses.filter((status) => countOf(runOf(status), '1') !== null)
    expect(known).toEqual([out])
  })

  it('is null for an order that is on no run', () => {
    expect(countOf([], '1')).toBeNull()
    expect(countOf(runOf(out), '2')).toBeNull()
  })

  it('is null on every other day, from midnight in Cairo', () => {
    const midnight = instantOf('2026-11-22', 0)
    expect(countOf(runOf(out), '1', midnight - 1)).toBe(0)
    expect(countOf(runOf(out), '1', midnight)).toBeNull()
    expect(countOf(runOf(out), '1', instantOf(date, 0) - 1)).toBeNull()
  })
})
