import { expect, it } from 'vitest'
import { pictureTypeOf } from './picture-type.ts'

function bytes(...parts: (string | number[])[]): Uint8Array {
  const all = parts.flatMap((part) =>
    typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part,
  )
  return new Uint8Array(all)
}

it.each([
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
  ['png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
  ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBP')],
  ['avif', bytes([0, 0, 0, 28], 'ftypavif')],
  ['avif', bytes([0, 0, 0, 28], 'ftypavis')],
])('pictureTypeOf recognises %s by its signature', (type, content) => {
  expect(pictureTypeOf(content)).toBe(type)
})

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><img src="x">'],
  ['GIF', 'GIF89a'],
  ['HEIC', '\0\0\0\x1cftypheic'],
  ['a PDF', '%PDF-1.7'],
  ['WAVE audio', 'RIFF\0\0\0\0WAVE'],
  ['nothing', ''],
  ['half a signature', '\x89PN'],
])('pictureTypeOf rejects %s', (_what, content) => {
  expect(pictureTypeOf(bytes(content))).toBeNull()
})
