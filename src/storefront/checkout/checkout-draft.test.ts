import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Profile } from '#commerce/customers/profile.ts'
import { newDraft, readDraft } from './checkout-draft.ts'

const salma: Profile = {
  id: 'salma',
  name: 'Salma',
  surname: 'Fouad',
  email: 'salma@example.com',
  phone: '+201223456703',
  profilePicture: null,
  suspended: false,
  locale: 'en',
  role: 'customer',
}

it('a new form contains the name of the customer', () => {
  expect(newDraft(salma)).toMatchObject({
    'contact.name': 'Salma Fouad',
    'contact.email': 'salma@example.com',
    'contact.phone': '+201223456703',
  })
})

it('a guest has to enter a name', () => {
  expect(newDraft({ ...salma, name: 'Guest', surname: '' })['contact.name']).toBe('')
})

it('a stored draft is restored', () => {
  const typed = { ...newDraft(salma), cardMessage: 'كل سنة وأنت طيبة 🌷', senderShown: false }
  expect(readDraft(JSON.parse(JSON.stringify(typed)), newDraft(salma))).toEqual(typed)
})

it('any stored value results in a valid draft', () => {
  const fresh = newDraft(salma)
  const ofField = fc.record({ cardMessage: fc.jsonValue(), paymentMethod: fc.jsonValue() })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), ofField), (kept) => {
      const draft = readDraft(kept, fresh)
      expect(Object.keys(draft)).toEqual(Object.keys(fresh))
      expect(typeof draft.cardMessage).toBe('string')
      expect(['', 'card', 'wallet', 'cash']).toContain(draft.paymentMethod)
    }),
  )
})
