// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceStorage, tabStorage } from './browser-storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['device storage', deviceStorage, 'localStorage'],
  ['tab storage', tabStorage, 'sessionStorage'],
] as const)('%s', (_name, storage, area) => {
  it('returns what was written', () => {
    storage.write('sound', 'on')
    storage.writeJson('cart', { items: [] })
    expect(storage.read('sound')).toBe('on')
    expect(storage.readJson('cart')).toEqual({ items: [] })
  })

  it('removes a key that is set to null', () => {
    storage.write('sound', 'on')
    storage.writeJson('cart', { items: [] })
    storage.write('sound', null)
    storage.writeJson('cart', null)
    expect(globalThis[area]).toHaveLength(0)
  })

  it('returns null for a missing key and for text that is no JSON', () => {
    storage.write('cart', '{"items":')
    expect(storage.read('sound')).toBeNull()
    expect(storage.readJson('sound')).toBeNull()
    expect(storage.readJson('cart')).toBeNull()
  })

  it('ignores storage that throws', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal(area, { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(() => storage.writeJson('cart', { items: [] })).not.toThrow()
    expect(() => storage.write('sound', null)).not.toThrow()
    expect(storage.read('sound')).toBeNull()
    expect(storage.readJson('cart')).toBeNull()
  })

  it('ignores storage that the browser blocks', () => {
    vi.stubGlobal(area, undefined)
    expect(() => storage.write('sound', 'on')).not.toThrow()
    expect(storage.read('sound')).toBeNull()
  })
})
