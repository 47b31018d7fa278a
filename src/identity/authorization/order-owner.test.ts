import { expect, it } from 'vitest'
import type { SessionHolder } from './access-check.ts'
import { AuthorizationError } from './authorization-error.ts'
import { requireOrderOwner, requireOrderPayer } from './order-owner.ts'

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
const mona = { orderId: 'order', userId: 'mona' }
const linked = { ...mona, scope: 'order' } as const
const payable = { ...mona, scope: 'pay' } as const

it('names the customer of a linked order, also in a session of another user', () => {
  expect(requireOrderOwner('order', null, linked)).toEqual(mona)
  expect(requireOrderOwner('order', salma, linked)).toEqual(mona)
})

it('takes a payment link for no owner, and keeps the session beside it', () => {
  expect(() => requireOrderOwner('order', null, payable)).toThrow(new AuthorizationError('sign-in'))
  expect(requireOrderOwner('order', salma, payable)).toEqual({ orderId: 'order', userId: 'salma' })
})

it('lets the owner and the holder of a payment link pay this order alone', () => {
  expect(requireOrderPayer('order', null, payable)).toEqual(mona)
  expect(requireOrderPayer('order', salma, payable)).toEqual(mona)
  expect(requireOrderPayer('order', null, linked)).toEqual(mona)
  expect(requireOrderPayer('other', salma, payable).userId).toBe('salma')
  expect(() => requireOrderPayer('other', null, payable)).toThrow(new AuthorizationError('sign-in'))
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
