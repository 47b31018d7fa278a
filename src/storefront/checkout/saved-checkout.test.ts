import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { deviceStorage } from '#platform/browser-storage.ts'
import { newDraft } from './checkout-draft.ts'
import {
  becameOrder,
  handOnCheckout,
  newKey,
  prefillCheckout,
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
  locale: 'en',
  role: 'customer',
})
const typed = { ...fresh, cardMessage: 'Happy birthday' }

beforeEach(() => {
  for (const name of ['sessionStorage', 'localStorage']) vi.stubGlobal(name, emptyStorage())
})

function emptyStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

const openTab = () => vi.stubGlobal('sessionStorage', emptyStorage())

afterEach(() => vi.unstubAllGlobals())

it('a draft survives a reload with its key', () => {
  const first = readCheckout('salma', fresh)
  saveCheckoutDraft('salma', { ...first, draft: typed })
  expect(readCheckout('salma', fresh)).toEqual({ ...first, draft: typed })
})

it('another user in the same tab starts with an empty form', () => {
  const first = readCheckout('salma', fresh)
  saveCheckoutDraft('salma', { ...first, draft: typed })
  const other = readCheckout('youssef', fresh)
  expect(other.draft).toEqual(fresh)
  expect(other.idempotencyKey).not.toBe(first.idempotencyKey)
})

it('a session that expires loses nothing typed', () => {
  saveCheckoutDraft('guest', { ...readCheckout('guest', fresh), draft: typed })
  handOnCheckout()
  expect(readCheckout('salma', fresh).draft).toEqual(typed)
})

it('a placed order clears the draft and is remembered', () => {
  const first = readCheckout('salma', fresh)
  saveCheckoutDraft('salma', { ...first, draft: typed })
  becameOrder('salma', 'order-1')
  expect(readCheckout('salma', fresh).draft).toEqual(fresh)
  expect(readCheckout('salma', fresh).idempotencyKey).not.toBe(first.idempotencyKey)
  expect(readPlacedOrder('salma')).toBe('order-1')
  expect(readPlacedOrder('youssef')).toBeNull()
})

it('a second tab has an empty form with the same key until one of them places the order', () => {
  const first = readCheckout('salma', fresh)
  saveCheckoutDraft('salma', { ...first, draft: typed })
  openTab()
  expect(readCheckout('salma', fresh)).toEqual({ ...first, draft: fresh })
  becameOrder('salma', 'order-1')
  openTab()
  expect(readCheckout('salma', fresh).idempotencyKey).not.toBe(first.idempotencyKey)
  expect(readPlacedOrder('salma')).toBeNull()
  expect(readPlacedOrder('salma', deviceStorage)).toBe('order-1')
  expect(readPlacedOrder('youssef', deviceStorage)).toBeNull()
})

it('a filled in draft keeps other entries and the profile', () => {
  prefillCheckout('salma', { 'recipient.name': 'Karim' })
  expect(readCheckout('salma', fresh).draft).toEqual({ ...fresh, 'recipient.name': 'Karim' })
  const first = readCheckout('salma', fresh)
  saveCheckoutDraft('salma', { ...first, draft: typed })
  prefillCheckout('salma', { 'recipient.name': 'Nour' })
  expect(readCheckout('salma', fresh)).toEqual({
    draft: { ...typed, 'recipient.name': 'Nour' },
    idempotencyKey: first.idempotencyKey,
  })
  prefillCheckout('youssef', { 'recipient.name': 'Omar' })
  expect(readCheckout('youssef', fresh).draft.cardMessage).toBe('')
})

it('a used key is replaced while the draft stays', () => {
  const first = { ...readCheckout('salma', fresh), draft: typed }
  const next = withNewKey(first)
  expect(next.draft).toEqual(typed)
  expect(next.idempotencyKey).not.toBe(first.idempotencyKey)
  saveCheckoutDraft('salma', next)
  expect(readCheckout('salma', fresh)).toEqual(next)
})

it('unavailable or corrupt storage is tolerated', () => {
  sessionStorage.setItem('checkout', '{"uid":"salma","draft":7}')
  localStorage.setItem('order-key', '{"uid":"salma","key":{}}')
  expect(readCheckout('salma', fresh).draft).toEqual(fresh)
  sessionStorage.setItem('checkout', 'not json')
  expect(readCheckout('salma', fresh).draft).toEqual(fresh)
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  expect(readCheckout('salma', fresh).draft).toEqual(fresh)
  expect(() => saveCheckoutDraft('salma', readCheckout('salma', fresh))).not.toThrow()
})

it('a new key is a unique UUID', () => {
  const keys = Array.from({ length: 500 }, newKey)
  expect(keys.every((key) => z.uuidv4().safeParse(key).success)).toBe(true)
  expect(new Set(keys).size).toBe(500)
})
