import { expect, it } from 'vitest'
import { newDraft } from './checkout-draft.ts'
import { draftToOrder, messagesToShow } from './for-oneself.ts'

const draft = {
  ...newDraft({
    ...{ id: 'mona', name: 'Mona', surname: 'Adel', email: 'mona@example.com' },
    ...{ phone: '+201112345678', profilePicture: null, suspended: false },
    ...{ locale: 'en' as const, role: 'customer' as const },
  }),
  'recipient.name': 'Karim Nabil',
  cardMessage: 'With love',
  senderShown: false,
  addressBy: 'recipient',
} as const
const own = { ...draft, forOneself: true }

it('an order for someone else is sent as it was typed', () => {
  expect(draftToOrder(draft)).toBe(draft)
})

it('an order for oneself has the contact as recipient, and neither card nor link for the address', () => {
  expect(draftToOrder(own)).toMatchObject({
    'recipient.name': 'Mona Adel',
    'recipient.phone': '+201112345678',
    addressBy: 'sender',
    cardMessage: '',
    senderShown: true,
  })
})

it('what was typed for a recipient stays in the draft', () => {
  expect(own['recipient.name']).toBe('Karim Nabil')
  expect(own.cardMessage).toBe('With love')
})

it('messages about the recipient stand beside the fields that are shown', () => {
  const messages = { 'recipient.name': 'A', 'recipient.phone': 'B', 'address.street': 'C' }
  expect(messagesToShow(draft, messages)).toBe(messages)
  expect(messagesToShow(own, messages)).toEqual({
    'contact.name': 'A',
    'contact.phone': 'B',
    'address.street': 'C',
  })
})

it('an invalid name has the message of the contact', () => {
  const messages = { 'recipient.name': 'Who gets them?', 'contact.name': 'Who are you?' }
  expect(messagesToShow(own, messages)).toEqual({ 'contact.name': 'Who are you?' })
})
