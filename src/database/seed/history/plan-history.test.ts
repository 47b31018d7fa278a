import { describe, expect, it } from 'vitest'
import { addDays, civilDateAt, instantOf } from '#commerce/delivery/cairo-time.ts'
import { demoDeliverySlots } from '../demo-delivery.ts'
import { weightOfDay } from './plan-days.ts'
import { planHistory } from './plan-history.ts'
import type { PlannedOrder } from './planned-order.ts'

const noon = Date.UTC(2026, 10, 20, 10)
const hour = 60 * 60_000

const slotOf = ({ slot }: PlannedOrder) => demoDeliverySlots.find(({ name }) => name === slot)
const lastMove = ({ events }: PlannedOrder) => {
  if (events.some(({ kind }) => kind === 'cancel' || kind === 'expire')) return 'cancelled'
  return events.flatMap((event) => (event.kind === 'move' ? [event.to] : [])).at(-1) ?? 'confirmed'
}

function isLate(order: PlannedOrder, now: number): boolean {
  const slot = slotOf(order)
  if (!slot) return false
  const status = lastMove(order)
  if (status === 'confirmed' || status === 'preparing') {
    return now >= instantOf(order.date, slot.startMinute)
  }
  return status === 'out_for_delivery' && now >= instantOf(order.date, slot.endMinute)
}

describe('the plan of the history', () => {
  it('is the same for the same time', () => {
    expect(planHistory(noon)).toEqual(planHistory(noon))
  })

  it('has more orders on the eve of the weekend and on Mother’s Day', () => {
    expect(weightOfDay('2026-11-19', 10)).toBeGreaterThan(1.5 * weightOfDay('2026-11-16', 10))
    expect(weightOfDay('2026-03-21', 10)).toBeGreaterThan(2 * weightOfDay('2026-03-28', 10))
  })

  it('has past orders that staff placed, in cash and on the terminal', () => {
    const taken = planHistory(noon).filter(({ takenBy }) => takenBy)
    expect(taken.length).toBeGreaterThan(15)
    expect(new Set(taken.map(({ method }) => method))).toEqual(new Set(['cash', 'card']))
    expect(new Set(taken.map(({ takenBy }) => takenBy))).toEqual(new Set(['nadia', 'karim']))
    expect(taken.every(({ date }) => date < civilDateAt(noon))).toBe(true)
    expect(taken.some(({ account }) => account === null)).toBe(true)
  })

  const times = Array.from({ length: 24 }, (_, index) => noon + index * hour)
  it.each(times.map((now) => [new Date(now).toISOString(), now] as const))(
    'is possible and has work in each column at %s',
    (_time, now) => {
      const plan = planHistory(now)
      const today = civilDateAt(now)
      for (const order of plan) {
        const times = [order.placedAt, ...order.events.map(({ at }) => at)]
        expect(times).toEqual(times.toSorted((one, other) => one - other))
        expect(times.at(-1)).toBeLessThanOrEqual(now)
        expect(order.placedAt).toBeLessThan(instantOf(order.date, slotOf(order)?.cutoffMinute ?? 0))
      }
      const board = plan.filter(({ date }) => date === today)
      expect(new Set(board.map(lastMove))).toEqual(
        new Set(['confirmed', 'preparing', 'out_for_delivery', 'delivered', 'delivery_failed']),
      )
      const open = plan.filter(({ date }) => date === today || date === addDays(today, -1))
      const late = open.filter((order) => isLate(order, now) && order.events.length > 0)
      expect(late.length).toBeGreaterThanOrEqual(2)
      expect(late.length).toBeLessThanOrEqual(4)
    },
  )
})

const dates = Array.from({ length: 16 }, (_, index) => noon + index * 545 * hour)
it('has four claims, one of them open, and a request to cancel on every date', () => {
  for (const now of dates) {
    const plan = planHistory(now)
    const kinds = plan.flatMap(({ events }) => events.map(({ kind }) => kind))
    const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length
    expect([new Date(now), count('claim')]).toEqual([new Date(now), 4])
    for (const once of ['reply-to-claim', 'refund-claim', 'replace-claim'])
      expect(count(once)).toBe(1)
    for (const once of ['request-cancellation', 'underpay', 'hide-review'])
      expect(count(once)).toBe(1)
    for (const { events } of plan) {
      const times = events.map(({ at }) => at)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(times.at(-1) ?? 0).toBeLessThanOrEqual(now)
    }
  }
})
