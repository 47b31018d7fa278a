import { expect, it } from 'vitest'
import type { SessionHolder } from './access-check.ts'
import { AuthorizationError } from './authorization-error.ts'
import { requireOrderOwner } from './order-owner.ts'

const salma: SessionHolder = {
  uid: 'salma',
  guest: true,
  secondFactor: false,
  user: {
    id: 'salma',
    name: 'Salma',
    surname: '',
    email: '',
    phone: '',
    profilePicture: null,
    suspended: false,
    locale: 'en',
    role: 'customer',
  },
}
const linked = { orderId: 'order', userId: 'mona' }

it('names the customer of a linked order, also in a session of another user', () => {
  expect(requireOrderOwner('order', null, linked)).toEqual(linked)
  expect(requireOrderOwner('order', salma, linked)).toEqual(linked)
})

it('names the user of the session for any other order', () => {
  const owner = { orderId: 'other', userId: 'salma' }
  expect(requireOrderOwner('other', salma, linked)).toEqual(owner)
  expect(requireOrderOwner('other', salma, null)).toEqual(owner)
})

it('rejects a visitor without session and link, and a session without a profile', () => {
  expect(() => requireOrderOwner('other', null, linked)).toThrow(new AuthorizationError('sign-in'))
  const newcomer = { ...salma, user: null }
  expect(() => requireOrderOwner('order', newcomer, null)).toThrow(
    new AuthorizationError('profile', 'salma'),
  )
})
