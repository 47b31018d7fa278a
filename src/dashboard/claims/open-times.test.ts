import { describe, expect, it } from 'vitest'
import type { SlotState } from '#commerce/delivery/delivery-calendar.ts'
import { openTimes } from './open-times.ts'

const slot = { endMinute: 0, startMinute: 0, cutoffMinute: 0, capacity: 9, weekdays: '1234567' }
const slots = ['morning', 'evening'].map((id) => ({ ...slot, id, name: id }))
const day = (date: string, ...states: SlotState[]) => ({
  date,
  closedBecause: null,
  surcharge: null,
  windows: states.map((state, index) => ({
    slotId: slots[index]?.id ?? '',
    state,
    orderUntil: 0,
  })),
})
const days = [
  day('2026-11-20', 'too-late', 'full'),
  day('2026-11-21', 'full', 'open'),
  day('2026-11-22', 'open', 'open'),
]

describe('openTimes', () => {
  it('offers only days and slots that are open, the first one chosen', () => {
    const { days: open, chosen } = openTimes({ days, slots }, null)
    expect(open.map(({ date, slots: of }) => [date, ...of.map(({ id }) => id)])).toEqual([
      ['2026-11-21', 'evening'],
      ['2026-11-22', 'morning', 'evening'],
    ])
    expect(chosen).toEqual({ date: '2026-11-21', slotId: 'evening' })
  })

  it('keeps the chosen time while it is open', () => {
    const wanted = { date: '2026-11-22', slotId: 'evening' }
    expect(openTimes({ days, slots }, wanted).chosen).toEqual(wanted)
  })

  it('falls back to the first slot of the chosen day', () => {
    const wanted = { date: '2026-11-22', slotId: '' }
    expect(openTimes({ days, slots }, wanted).chosen?.slotId).toBe('morning')
  })

  it('chooses nothing when no slot is open', () => {
    expect(openTimes({ days: days.slice(0, 1), slots }, null)).toEqual({ days: [], chosen: null })
  })
})
