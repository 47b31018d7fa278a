import { describe, expect, it } from 'vitest'
import type { DeliveryDay, SlotState } from '#commerce/delivery/delivery-calendar.ts'
import { selectDelivery } from '../checkout/choices.ts'
import { unavailableReason } from './reschedule.ts'

const dear = { name: 'Mother’s Day', amount: 60 }

function dayWith(date: string, state: SlotState, surcharge = null as typeof dear | null) {
  const windows = [{ slotId: 'evening', state, orderUntil: 0 }]
  return { date, closedBecause: null, surcharge, windows } satisfies DeliveryDay
}

describe('rescheduling a delivery', () => {
  it('offers only days of the same price, with a reason on the others', () => {
    const ordinary = dayWith('2026-11-21', 'open')
    const mothersDay = dayWith('2026-11-22', 'open', dear)
    expect([ordinary, mothersDay].map(unavailableReason(null))).toEqual([null, 'Different price'])
    expect([ordinary, mothersDay].map(unavailableReason(dear))).toEqual(['Different price', null])
  })

  it('gives an unavailable slot as the first reason', () => {
    expect(unavailableReason(null)(dayWith('2026-11-22', 'full', dear))).toBe('Fully booked')
  })

  it('preselects the day and slot of the order while they are available', () => {
    const days = [dayWith('2026-11-21', 'open'), dayWith('2026-11-22', 'open')]
    const selected = { date: '2026-11-22', slotId: 'evening' }
    expect(selectDelivery(days, selected, unavailableReason(null))).toEqual({
      day: days[1],
      slotId: 'evening',
    })
    const late = [days[0], dayWith('2026-11-22', 'too-late')].filter((day) => day !== undefined)
    expect(selectDelivery(late, selected, unavailableReason(null))).toEqual({
      day: days[0],
      slotId: '',
    })
  })

  it('selects nothing when no day is available', () => {
    const days = [dayWith('2026-11-21', 'full')]
    const selected = { date: '2026-11-21', slotId: 'evening' }
    expect(selectDelivery(days, selected, unavailableReason(null))).toEqual({
      day: undefined,
      slotId: '',
    })
  })
})
