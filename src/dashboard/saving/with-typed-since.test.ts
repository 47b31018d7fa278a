import { expect, it } from 'vitest'
import { withTypedSince } from './with-typed-since.ts'

const sent = { name: ' Roses', stock: '12' }

it('a form that was left alone while it was saved shows what is kept', () => {
  const kept = { name: 'Roses', stock: '9' }
  expect(withTypedSince(kept, { sent, now: sent })).toEqual(kept)
})

it('what was typed while a form was saved stays, and the fields beside it are as they are kept', () => {
  const now = { ...sent, name: 'Red roses' }
  const kept = { name: 'Roses', stock: '9' }
  expect(withTypedSince(kept, { sent, now })).toEqual({ name: 'Red roses', stock: '9' })
})
