import { expect, it } from 'vitest'
import { newDraft } from './checkout-draft.ts'
import { readCheckoutSearch } from './checkout-search.ts'
import { firstStepWith, messagesOfStep, stepOfField } from './field-step.ts'

const draft = newDraft({
  ...{ id: 'mona', name: '', surname: '', email: '', phone: '', profilePicture: null },
  ...{ suspended: false, locale: 'en' as const, role: 'customer' as const },
})

it('every field of the form has a step', () => {
  const steps = Object.groupBy(Object.keys(draft), stepOfField)
  expect(steps.payment).toEqual(['ifMissing', 'paymentMethod'])
  expect(steps.delivery).toContain('address.street')
  expect(steps.recipient).toContain('contact.email')
})

it('the first step with a message comes first', () => {
  const messages = { paymentMethod: 'A', 'contact.email': 'B', 'delivery.slotId': 'C' }
  expect(firstStepWith(messages)).toBe('delivery')
  expect(messagesOfStep(messages, 'recipient')).toEqual({ 'contact.email': 'B' })
  expect(firstStepWith({})).toBeUndefined()
})

it('a URL names the second or the third step', () => {
  expect(readCheckoutSearch({ step: 'payment' })).toEqual({ step: 'payment' })
  for (const step of ['delivery', 'none', 7, undefined]) {
    expect(readCheckoutSearch({ step })).toEqual({ step: undefined })
  }
})
