import { expect, it } from 'vitest'
import { isolated } from './isolated.ts'

it('isolates a name with right-to-left letters, and leaves others as they are', () => {
  expect(isolated('منى عادل')).toBe('\u2068منى عادل\u2069')
  expect(isolated('Bouquet باقة')).toBe('\u2068Bouquet باقة\u2069')
  expect(isolated('Łucja Şahin')).toBe('Łucja Şahin')
})
