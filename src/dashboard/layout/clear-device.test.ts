// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDevice } from './clear-device.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('keeps settings and filters without a search text, and nothing else', () => {
  const cash = { name: 'Cash', search: { payment: 'cash_due' } }
  const mona = { name: 'Her orders', search: { query: 'Mona Adel' } }
  const settings = {
    'order-sound': 'on',
    'order-notices': 'off',
    'order-seen:nadia': '1795600000000',
    'dashboard-shortcuts': 'off',
    'order-view:nadia': '{"hidden":[],"density":"compact"}',
    'setup-dismissed:nadia': 'yes',
  }
  const others = { cart: '{"state":{}}', wishlist: '{"state":{}}', draft: 'Mona Adel' }
  for (const [key, text] of Object.entries({ ...settings, ...others })) {
    localStorage.setItem(key, text)
  }
  // Another staff member may have left without signing out.
  for (const key of ['order-filters:nadia', 'order-filters:karim', 'workshop-filters:karim']) {
    localStorage.setItem(key, JSON.stringify([cash, mona]))
  }
  clearDevice()
  const filters = JSON.stringify([cash])
  expect({ ...localStorage }).toEqual({
    ...settings,
    'order-filters:nadia': filters,
    'order-filters:karim': filters,
    'workshop-filters:karim': filters,
  })
})

it('works where the browser blocks storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(clearDevice).not.toThrow()
})
