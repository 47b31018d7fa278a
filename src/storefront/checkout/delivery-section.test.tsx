// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { CheckoutOptions } from '#commerce/checkout/checkout-options.server.ts'
import { show } from '../../../tests/support/show.ts'
import { newDraft } from './checkout-draft.ts'
import { choicesOf } from './choices.ts'
import { DeliverySection } from './delivery-section.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

const evening = {
  ...{ id: 'evening', name: 'Evening', startMinute: 1080, endMinute: 1260, cutoffMinute: 600 },
  ...{ capacity: 10, weekdays: '1234567' },
}

function dayWith(date: string, state: 'open' | 'closed') {
  const windows = [{ slotId: evening.id, state, orderUntil: 0 }]
  return { date, closedBecause: null, surcharge: null, windows }
}

const options: CheckoutOptions = {
  zones: [],
  slots: [evening],
  days: [dayWith('2026-11-20', 'closed'), dayWith('2026-11-21', 'open')],
  methods: ['card'],
  cashLimit: 3000,
  sendsSms: true,
  provedEmails: [],
}

const guest = {
  ...{ id: 'guest', name: 'Guest', surname: '', email: '', phone: '', profilePicture: null },
  ...{ suspended: false, locale: 'en' as const, role: 'customer' as const },
}

function showSection(date: string) {
  const draft = { ...newDraft(guest), 'delivery.date': date, 'delivery.slotId': 'evening' }
  const form: CheckoutForm = {
    draft,
    change: () => undefined,
    errorOf: () => undefined,
    bind: (name) => ({ name, value: draft[name], error: undefined, onChange: () => undefined }),
  }
  const choices = choicesOf(draft, options, 1000)
  const { container: place } = show(<DeliverySection {...{ form, options, choices }} />)
  return {
    told: place.querySelector('[role="alert"]')?.textContent,
    window: place.querySelector<HTMLInputElement>('[name="delivery.slotId"]:checked')?.value,
  }
}

it('a chosen day that closes gets a message, and no slot of another day is chosen', () => {
  const lost = 'The day you chose is no longer available. Please choose again.'
  expect(showSection('2026-11-20')).toEqual({ told: lost, window: undefined })
  expect(showSection('2026-11-21')).toEqual({ told: undefined, window: 'evening' })
})
