import { describe, expect, it } from 'vitest'
import { chosenTime } from './chosen-time.ts'

const days = [
  { date: '2026-11-20', slots: [{ id: 'evening' }] },
  { date: '2026-11-21', slots: [{ id: 'a' }, { id: 'b' }] },
]

describe('the chosen time', () => {
  it.each([
    ['the first open one before staff choose', { date: '', slotId: '' }, ['2026-11-20', 'evening']],
    ['the chosen one', { date: '2026-11-21', slotId: 'b' }, ['2026-11-21', 'b']],
    ['the first of the chosen day', { date: '2026-11-21', slotId: '' }, ['2026-11-21', 'a']],
    ['none after its slot has closed', { date: '2026-11-21', slotId: 'c' }, ['2026-11-21', null]],
    ['none after its day has closed', { date: '2026-11-19', slotId: 'b' }, [null, null]],
  ])('is %s', (_which, choice, expected) => {
    const { day, slot } = chosenTime(choice, days)
    expect([day?.date ?? null, slot?.id ?? null]).toEqual(expected)
  })
})
