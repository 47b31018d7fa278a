import { describe, expect, it } from 'vitest'
import {
  isOfEarlierDeparture,
  isResult,
  repeats,
  statusAfter,
  trueHour,
} from './delivery-attempt.ts'

const minute = 60_000

describe('the true hour', () => {
  const between = { leftAt: 100, receivedAt: 200 }
  it.each([
    [150, 150],
    [100, 100],
    [99, 100],
    [200, 200],
    [201, 200],
    [0, 100],
  ])('of %i is %i', (happenedAt, hour) => {
    expect(trueHour(happenedAt, between)).toBe(hour)
  })
})

describe('an outcome', () => {
  it('moves the order', () => {
    expect(statusAfter('delivered')).toBe('delivered')
    expect(statusAfter('nobody-home')).toBe('delivery_failed')
    expect(statusAfter('refused')).toBe('delivery_failed')
    expect(statusAfter('failed')).toBe('delivery_failed')
    expect(statusAfter('moved')).toBe('out_for_delivery')
  })

  it('is the result of a delivery, not of other moves', () => {
    expect(isResult('out_for_delivery', 'delivered')).toBe(true)
    expect(isResult('out_for_delivery', 'delivery_failed')).toBe(true)
    expect(isResult('delivery_failed', 'out_for_delivery')).toBe(false)
    expect(isResult('preparing', 'out_for_delivery')).toBe(false)
  })
})

describe('a report', () => {
  const report = { driverId: 'hany', outcome: 'moved', happenedAt: 20 * minute } as const
  const last = { reportedBy: 'hany', outcome: 'moved', happenedAt: 11 * minute } as const

  it('repeats what the driver has just reported', () => {
    expect(repeats(report, last, 'out_for_delivery')).toBe(true)
    expect(repeats(report, { ...last, happenedAt: 10 * minute }, 'out_for_delivery')).toBe(false)
    expect(repeats(report, { ...last, reportedBy: 'nadia' }, 'out_for_delivery')).toBe(false)
    expect(repeats(report, { ...last, outcome: 'refused' }, 'out_for_delivery')).toBe(false)
  })

  it('repeats a result as long as it stands', () => {
    const [one, other] = [
      { ...report, outcome: 'refused' } as const,
      { ...last, outcome: 'refused' } as const,
    ]
    expect(repeats(one, { ...other, happenedAt: 0 }, 'delivery_failed')).toBe(true)
    expect(repeats(one, other, 'out_for_delivery')).toBe(false)
  })

  it('belongs to an earlier departure that has ended', () => {
    const ended = { receivedAt: 50 }
    expect(isOfEarlierDeparture(50, { leftAt: 60, last: ended })).toBe(true)
    expect(isOfEarlierDeparture(51, { leftAt: 60, last: ended })).toBe(false)
    expect(isOfEarlierDeparture(10, { leftAt: 50, last: ended })).toBe(false)
    expect(isOfEarlierDeparture(10, { leftAt: 60, last: null })).toBe(false)
  })
})
