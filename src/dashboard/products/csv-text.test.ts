import { expect, it } from 'vitest'
import { csvText } from './csv-text.ts'

const words = 'name\nCafé au lait, ورد'
const utf8 = new TextEncoder().encode(words)
const utf16 = Buffer.from(`\uFEFF${words}`, 'utf16le')

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
  ['UTF-16, as Excel saves it', utf16],
])('a sheet in %s is read as it was written', (_code, bytes) => {
  expect(csvText(bytes)).toBe(words)
})

it('a sheet in a code of its country is not read at all, and no letter is lost', () => {
  expect(csvText(Buffer.from('name\nCafé au lait', 'latin1'))).toBeNull()
})
