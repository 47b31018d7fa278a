import { expect, it } from 'vitest'
import type { CheckoutOptions } from '#commerce/checkout/checkout-options.server.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { newDraft } from './checkout-draft.ts'
import { choicesOf } from './choices.ts'
import { methodLostMessage } from './payment-label.ts'

const options: CheckoutOptions = {
  zones: [{ id: 'maadi', name: 'Maadi', fee: 80, open: true }],
  slots: [],
  days: [
    {
      date: '2026-11-20',
      closedBecause: null,
      surcharge: null,
      windows: [
        { slotId: 'morning', state: 'too-late', orderUntil: 0 },
        { slotId: 'evening', state: 'open', orderUntil: 0 },
      ],
    },
  ],
  methods: ['card', 'cash'],
  cashLimit: 3000,
  sendsSms: true,
  provedEmails: ['mona@example.com'],
}

function draftWith(typed: Partial<CheckoutDraft>): CheckoutDraft {
  const guest = { name: 'Guest', surname: '', email: '', phone: '', profilePicture: null }
  return {
    ...newDraft({ ...guest, id: 'guest', suspended: false, locale: 'en', role: 'customer' }),
    ...typed,
  }
}

it('the delivery fee is added once an area is chosen', () => {
  expect(choicesOf(draftWith({}), options, 1000).total).toBe(1000)
  expect(choicesOf(draftWith({ 'address.zoneId': 'maadi' }), options, 1000).total).toBe(1080)
})

it('a peak day adds its surcharge in every area', () => {
  const [day] = options.days
  if (!day) throw new Error('The day is missing.')
  const dear = { ...day, surcharge: { name: 'Mother’s Day', amount: 60 } }
  const chosen = choicesOf(
    draftWith({ 'address.zoneId': 'maadi' }),
    { ...options, days: [dear] },
    1000,
  )
  expect(chosen).toMatchObject({ deliveryFee: 140, total: 1140 })
})

function windowOn(date: string, slotId: string) {
  const draft = draftWith({ 'delivery.date': date, 'delivery.slotId': slotId })
  const { day, slotId: chosen } = choicesOf(draft, options, 1000)
  return { shown: day?.date, chosen }
}

it('a time slot that has closed is no longer chosen', () => {
  expect(windowOn('2026-11-20', 'evening').chosen).toBe('evening')
  expect(windowOn('2026-11-20', 'morning').chosen).toBe('')
})

it('an unavailable day is replaced by another one without a chosen slot', () => {
  expect(windowOn('2026-11-19', 'evening')).toEqual({ shown: '2026-11-20', chosen: '' })
})

it('cash is available up to the limit, delivery included', () => {
  const draft = draftWith({ paymentMethod: 'cash', 'address.zoneId': 'maadi' })
  expect(choicesOf(draft, options, 2920).paymentMethod).toBe('cash')
  expect(choicesOf(draft, options, 2921).paymentMethod).toBe('card')
})

it.each([
  ['an anonymous sender', { senderShown: false }, 'anonymous-sender'],
  ['a recipient who gives the address', { addressBy: 'recipient' }, 'recipient-address'],
] as const)(
  'cash is not available for %s, and another method is chosen',
  (_case, typed, reason) => {
    const chosen = choicesOf(draftWith({ paymentMethod: 'cash', ...typed }), options, 1000)
    expect(chosen).toMatchObject({ paymentMethod: 'card', cashObstacle: reason })
  },
)

it('a chosen method that is no longer available is reported', () => {
  const draft = draftWith({ paymentMethod: 'cash' })
  expect(methodLostMessage(draft, choicesOf(draft, options, 1000))).toBeUndefined()
  const anonymous = { ...draft, senderShown: false }
  expect(methodLostMessage(anonymous, choicesOf(anonymous, options, 1000))).toContain('cash')
  expect(methodLostMessage(draftWith({}), choicesOf(draftWith({}), options, 1000))).toBeUndefined()
})

it.each([
  ['cash', 'mona@example.com', false],
  ['cash', ' MONA@example.com ', false],
  ['cash', 'other@example.com', true],
  ['card', 'other@example.com', false],
] as const)(
  'asks to confirm an order by %s with %j by email: %s',
  (paymentMethod, email, isAsked) => {
    const draft = draftWith({ paymentMethod, 'contact.email': email })
    expect(choicesOf(draft, options, 500).isConfirmedByEmail).toBe(isAsked)
  },
)
