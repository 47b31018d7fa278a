import { describe, expect, it } from 'vitest'
import { sections } from '../layout/sections.ts'
import { keyOf, newItemPath, readKey, shortcutsFor } from './shortcuts.ts'

const owner = shortcutsFor('superAdmin')

function press(keys: string, shortcuts = owner) {
  let waiting: readonly string[] = []
  let action: unknown = null
  for (const key of keys) ({ action, waiting } = readKey(shortcuts, waiting, key))
  return action
}

describe('a shortcut', () => {
  it.each([
    ['gh', '/dashboard/home'],
    ['go', '/dashboard/orders'],
    ['gp', '/dashboard/products'],
    ['gc', '/dashboard/categories'],
    ['gt', '/dashboard/today'],
  ])('%s goes to %s', (keys, to) => {
    expect(press(keys)).toEqual({ kind: 'go', to })
  })

  it('needs all its keys', () => {
    expect(press('g')).toBeNull()
  })

  it('can begin with the key that broke another sequence', () => {
    expect(press('g/')).toEqual({ kind: 'search' })
    expect(press('gxgo')).toEqual({ kind: 'go', to: '/dashboard/orders' })
  })

  it('does not lead a seller to sections without permission', () => {
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
  // On a Latin keyboard the letter counts, not its position.
  ['a', 'KeyQ', 'a'],
  ['é', 'Digit2', 'é'],
  [',', 'KeyW', ','],
  ['/', 'Slash', '/'],
  ['?', 'Slash', '?'],
  ['ظ', 'Slash', 'ظ'],
  ['Enter', 'Enter', 'enter'],
])('keyOf maps %s at %s to %s', (key, code, name) => {
  expect(keyOf({ key, code })).toBe(name)
})

it('every section has its own key', () => {
  expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length)
})

it.each([
  ['/dashboard/orders', '/dashboard/orders/new'],
  ['/dashboard/products', '/dashboard/products/new'],
  ['/dashboard/products/abc', '/dashboard/products/new'],
  ['/dashboard/categories', '/dashboard/categories/new'],
  ['/dashboard/users/', '/dashboard/users/new'],
  ['/dashboard/admins', '/dashboard/admins/new'],
])('newItemPath of %s is %s', (path, expected) => {
  expect(newItemPath(path, 'superAdmin')).toBe(expected)
})

it.each(['/dashboard/reviews', '/dashboard/today', '/dashboard/insights'])(
  'creates nothing on %s, which lists nothing that staff create',
  (path) => {
    expect(newItemPath(path, 'superAdmin')).toBeNull()
  },
)

it('creates no users for a seller', () => {
  expect(newItemPath('/dashboard/users', 'seller')).toBeNull()
})
