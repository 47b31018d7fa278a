import { expect, it } from 'vitest'
import { refusalMessage } from './refusal-message.ts'

const at = Date.parse('2026-11-25T12:10:00Z')
const movedOn = { refusal: 'order-moved-on', at } as const

it('names the outcome that was first, not the status of the next departure', () => {
  const status = 'out_for_delivery'
  expect(refusalMessage({ ...movedOn, status, outcome: 'nobody-home' })).toBe(
    'It was already recorded as “Not home” at 2:10 pm.',
  )
})

it('names the status of an order that moved on without an attempt', () => {
  expect(refusalMessage({ ...movedOn, status: 'cancelled', outcome: null })).toBe(
    'It was already recorded as “Cancelled” at 2:10 pm.',
  )
})
