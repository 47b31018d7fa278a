import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('removes the characters of isolation, and keeps all others', () => {
  expect(plainText('الدور \u20683\u2069، \u2067شقة\u2069 \u206612\u2069')).toBe('الدور 3، شقة 12')
  expect(plainText('Floor 3 🌷')).toBe('Floor 3 🌷')
})
