import { expect, it } from 'vitest'
import { z } from 'zod'
import { newKey } from './new-key.ts'

it('a new key is a unique UUID', () => {
  const keys = Array.from({ length: 500 }, newKey)
  expect(keys.every((key) => z.uuidv4().safeParse(key).success)).toBe(true)
  expect(new Set(keys).size).toBe(500)
})
