import { expect, it } from 'vitest'
import { conflictsOf, mergeVersions } from './merge-versions.ts'

const base = { name: 'Roses', price: '500', stock: '10', pictures: [{ address: '/a' }] }
const versions = {
  base,
  mine: { ...base, name: 'Red roses', price: '600' },
  theirs: { ...base, price: '450', stock: '7', pictures: [{ address: '/a' }] },
}

it('lists the fields that differ, and suggests the side that changed them', () => {
  expect(conflictsOf(versions)).toEqual([
    { name: 'name', suggested: 'mine', isByBoth: false },
    { name: 'price', suggested: 'mine', isByBoth: true },
    { name: 'stock', suggested: 'theirs', isByBoth: false },
  ])
})

it('has no conflict when both made the same change', () => {
  expect(conflictsOf({ ...versions, mine: versions.theirs })).toEqual([])
})

it('merges the chosen side of each field', () => {
  expect(mergeVersions(versions, ({ suggested }) => suggested)).toEqual({
    ...base,
    name: 'Red roses',
    price: '600',
    stock: '7',
  })
  expect(mergeVersions(versions, () => 'theirs')).toEqual(versions.theirs)
  expect(mergeVersions(versions, ({ name }) => (name === 'price' ? 'theirs' : 'mine'))).toEqual({
    ...base,
    name: 'Red roses',
    price: '450',
  })
})
