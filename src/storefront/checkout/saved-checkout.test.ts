import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newDraft } from './checkout-draft.ts'
import {
  becameOrder,
  handOnCheckout,
  readCheckout,
  readPlacedOrder,
  saveCheckoutDraft,
  withNewKey,
} from './saved-checkout.ts'

const fresh = newDraft({
  id: 'salma',
  name: 'Salma',
  surname: 'Fouad',
  email: 'salma@example.com',
  phone: '',
  profilePicture: null,
  suspended: false,
  role: 'customer',
})
const typed = { ...fresh, cardMessage: 'Happy birthday' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

it('what was typed is there again after a reload, under the same key', () => {
  const first = readCheckout('salma', fresh)
  saveCheckoutDraft('salma', { ...first, draft: typed })
  expect(readCheckout('salma', fresh)).toEqual({ ...first, draft: typed })
})

it('another person in the same tab begins anew', () => {
  const first = readCheckout('salma', fresh)
  saveCheckoutDraft('salma', { ...first, draft: typed })
  const other = readCheckout('youssef', fresh)
  expect(other.draft).toEqual(fresh)
  expect(other.idempotencyKey).not.toBe(first.idempotencyKey)
})

it('a session that ended in the middle costs nothing that was typed', () => {
  saveCheckoutDraft('guest', { ...readCheckout('guest', fresh), draft: typed })
  handOnCheckout()
  expect(readCheckout('salma', fresh).draft).toEqual(typed)
})

it('a form that became an order is gone, and the order is remembered', () => {
  const first = readCheckout('salma', fresh)
  saveCheckoutDraft('salma', { ...first, draft: typed })
  becameOrder('salma', 'order-1')
  expect(readCheckout('salma', fresh).draft).toEqual(fresh)
  expect(readCheckout('salma', fresh).idempotencyKey).not.toBe(first.idempotencyKey)
  expect(readPlacedOrder('salma')).toBe('order-1')
  expect(readPlacedOrder('youssef')).toBeNull()
})

it('a key that has placed an order gives way to a new one, and the form stays', () => {
  const first = { ...readCheckout('salma', fresh), draft: typed }
  const next = withNewKey(first)
  expect(next.draft).toEqual(typed)
  expect(next.idempotencyKey).not.toBe(first.idempotencyKey)
  saveCheckoutDraft('salma', next)
  expect(readCheckout('salma', fresh)).toEqual(next)
})

it('storage that is forbidden or holds nonsense breaks nothing', () => {
  sessionStorage.setItem('checkout', '{"uid":"salma","draft":7,"idempotencyKey":{}}')
  expect(readCheckout('salma', fresh).draft).toEqual(fresh)
  sessionStorage.setItem('checkout', 'not json')
  expect(readCheckout('salma', fresh).draft).toEqual(fresh)
  vi.stubGlobal('sessionStorage', undefined)
  expect(readCheckout('salma', fresh).draft).toEqual(fresh)
  expect(() => saveCheckoutDraft('salma', readCheckout('salma', fresh))).not.toThrow()
})
