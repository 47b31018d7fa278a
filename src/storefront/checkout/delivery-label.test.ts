import { expect, it } from 'vitest'
import type { DeliveryDay, SlotState } from '#commerce/delivery/delivery-calendar.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { selectDelivery } from './choices.ts'
import { dayLostMessage, dayReason, windowLostMessages } from './delivery-label.ts'

function dayWith(...states: SlotState[]): DeliveryDay {
  return {
    date: `2026-11-2${states.length}`,
    closedBecause: null,
    surcharge: null,
    windows: states.map((state, index) => ({ slotId: `slot-${index}`, state, orderUntil: 0 })),
  }
}

it('a day with one open slot is available', () => {
  expect(dayReason(dayWith('too-late', 'full', 'open'))).toBeNull()
})

it('a closed day shows its reason', () => {
  const reason = 'Closed for stocktaking'
  expect(dayReason({ ...dayWith('closed'), closedBecause: reason })).toBe(reason)
  expect(dayReason(dayWith('too-late', 'too-late'))).toBe('Too late to order')
  expect(dayReason(dayWith('too-late', 'full'))).toBe('Fully booked')
  expect(dayReason(dayWith('needs-more-time'))).toBe('Needs more time')
})

it('the first available day is the default', () => {
  const days = [dayWith('full'), dayWith('open', 'full'), dayWith('open', 'open', 'open')]
  expect(selectDelivery(days, { date: '', slotId: '' }).day?.date).toBe('2026-11-22')
  expect(selectDelivery(days, { date: '2026-11-23', slotId: '' }).day?.date).toBe('2026-11-23')
  expect(selectDelivery(days, { date: '2026-11-21', slotId: '' }).day?.date).toBe('2026-11-22')
})

it('a chosen day that was replaced gets a message; a default does not', () => {
  const shown = dayWith('open')
  const lost = 'The day you chose is no longer available. Please choose again.'
  expect(dayLostMessage('2026-11-20', shown)).toBe(lost)
  expect(dayLostMessage(shown.date, shown)).toBeUndefined()
  expect(dayLostMessage('', shown)).toBeUndefined()
})

it('the reasons are in the language of the page', () => {
  expect(inLocale('ar', () => dayReason(dayWith('too-late', 'full')))).toBe('محجوز بالكامل')
  expect(inLocale('ar', () => windowLostMessages.full)).toContain('حُجز هذا الموعد')
  expect(windowLostMessages.full).toContain('fully booked')
})
