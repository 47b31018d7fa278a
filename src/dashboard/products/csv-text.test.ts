import { expect, it } from 'vitest'
import { csvText } from './csv-text.ts'

const text = 'name\nCafé au lait, ورد'
const utf8 = new TextEncoder().encode(text)
const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a byte-order mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
  ['UTF-16, as Excel saves it', utf16],
])('csvText decodes %s', (_encoding, bytes) => {
  expect(csvText(bytes)).toBe(text)
})

it('csvText rejects other encodings', () => {
  expect(csvText(Buffer.from('name\nCafé au lait', 'latin1'))).toBeNull()
})
