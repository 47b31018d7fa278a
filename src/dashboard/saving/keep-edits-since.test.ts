import { expect, it } from 'vitest'
import { keepEditsSince } from './keep-edits-since.ts'

const sent = { name: ' Roses', stock: '12' }

it('shows the saved values when the user edited nothing in between', () => {
  const saved = { name: 'Roses', stock: '9' }
  expect(keepEditsSince(saved, { sent, now: sent })).toEqual(saved)
})

it('keeps fields edited since submitting, and takes the other fields as saved', () => {
  const now = { ...sent, name: 'Red roses' }
  const saved = { name: 'Roses', stock: '9' }
  expect(keepEditsSince(saved, { sent, now })).toEqual({ name: 'Red roses', stock: '9' })
})
