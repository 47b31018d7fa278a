import { describe, expect, it } from 'vitest'
import { sections } from '../layout/sections.ts'
import { keyOf, newPlaceFor, readKey, shortcutsFor } from './shortcuts.ts'

const owner = shortcutsFor('superAdmin')

function press(keys: string, shortcuts = owner) {
  let waiting: readonly string[] = []
  let deed: unknown = null
  for (const key of keys) ({ deed, waiting } = readKey(shortcuts, waiting, key))
  return deed
}

describe('a shortcut', () => {
  it.each([
    ['go', '/dashboard/orders'],
    ['gp', '/dashboard/products'],
    ['gc', '/dashboard/categories'],
    ['gt', '/dashboard/today'],
  ])('%s goes to %s', (keys, to) => {
    expect(press(keys)).toEqual({ kind: 'go', to })
  })

  it('is not finished by its first key', () => {
    expect(press('g')).toBeNull()
  })

  it('may begin where another one went wrong', () => {
    expect(press('g/')).toEqual({ kind: 'search' })
    expect(press('gxgo')).toEqual({ kind: 'go', to: '/dashboard/orders' })
  })

  it('leads a seller to no section that is closed to them', () => {
    const seller = shortcutsFor('seller')
    expect(press('gd', owner)).toEqual({ kind: 'go', to: '/dashboard/delivery' })
    expect(press('gd', seller)).toBeNull()
  })
})

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  ['ن', 'KeyK', 'k'],
  ['ل', 'KeyG', 'g'],
  ['لا', 'KeyB', 'b'],
  ['л', 'KeyK', 'k'],
  // On a Latin keyboard the letter counts, wherever it lies.
  ['a', 'KeyQ', 'a'],
  ['é', 'Digit2', 'é'],
  [',', 'KeyW', ','],
  ['/', 'Slash', '/'],
  ['?', 'Slash', '?'],
  ['ظ', 'Slash', 'ظ'],
  ['Enter', 'Enter', 'enter'],
])('%s at %s is the key %s', (key, code, name) => {
  expect(keyOf({ key, code })).toBe(name)
})

it('every section has a key of its own', () => {
  expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length)
})

it.each([
  ['/dashboard/orders', '/dashboard/products/new'],
  ['/dashboard/categories', '/dashboard/categories/new'],
  ['/dashboard/users/', '/dashboard/users/new'],
])('a new one on %s is begun at %s', (path, place) => {
  expect(newPlaceFor(path, 'superAdmin')).toBe(place)
})
