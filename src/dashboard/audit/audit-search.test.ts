import { expect, it } from 'vitest'
import { readAuditSearch } from './audit-search.ts'

it('reads the search parameters of the audit log', () => {
  const search = {
    person: 'nadia',
    kind: 'orders',
    object: 'abc',
    from: '2026-11-01',
    until: '2026-11-30',
  }
  expect(readAuditSearch(search)).toEqual(search)
})

it('drops invalid filters', () => {
  const search = { person: '', kind: 'flowers', object: {}, from: '2026-02-30', until: 'today' }
  expect(readAuditSearch(search)).toEqual({})
})
