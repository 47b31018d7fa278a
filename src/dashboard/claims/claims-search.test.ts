import { expect, it } from 'vitest'
import { readClaimsSearch } from './claims-search.ts'

it.each([
  ['answered', 'answered'],
  ['open', undefined],
  ['all', undefined],
  [{}, undefined],
])('readClaimsSearch reads %j as %j', (show, expected) => {
  expect(readClaimsSearch({ show })).toEqual({ show: expected })
})
