import { expect, it } from 'vitest'
import { newDocumentId } from './document-id.ts'

const ids = Array.from({ length: 2_000 }, newDocumentId)

it('has 20 letters and digits', () => {
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
})

it('is never repeated', () => {
  expect(new Set(ids).size).toBe(ids.length)
})

it('uses all 62 characters', () => {
  expect(new Set(ids.join('')).size).toBe(62)
})
