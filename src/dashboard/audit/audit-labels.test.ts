import { expect, it } from 'vitest'
import { actionLabels, actorLabels, changesOf, fieldLabels } from './audit-labels.ts'

it('labels actions', () => {
  expect(actionLabels('order.moved')).toBe('Order moved')
  expect(actionLabels('two-factor.turned-on')).toBe('Two-factor turned on')
  expect(fieldLabels('salePrice')).toBe('Sale price')
})

it('labels the actor as far as the shop knows', () => {
  expect(actorLabels({ actorId: 'x', actorName: 'Nadia Mansour' })).toBe('Nadia Mansour')
  expect(actorLabels({ actorId: 'operator', actorName: null })).toBe('Command line')
  expect(actorLabels({ actorId: 'x', actorName: null })).toBe('Deleted user')
})

it('lists only changed fields', () => {
  const before = { name: 'Roses', price: 500, pictures: [] }
  expect(changesOf({ before, after: { name: 'Roses', price: 450, pictures: [] } })).toEqual([
    { field: 'price', before: '500', after: '450' },
  ])
  expect(changesOf({ before: null, after: { role: 'seller' } })).toEqual([
    { field: 'role', before: '', after: 'seller' },
  ])
  expect(changesOf({ before: ['a', 'b'], after: ['b', 'a'] })).toEqual([
    { field: '', before: '["a","b"]', after: '["b","a"]' },
  ])
  expect(changesOf({ before: null, after: null })).toEqual([])
})
