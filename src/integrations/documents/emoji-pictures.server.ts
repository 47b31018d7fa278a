import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import sharp from 'sharp'
import { charactersOf, isPrintableEmoji, printable } from '#commerce/documents/printable-text.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'))

/** The width of an emoji in pixels: 300 dpi at the largest font size of a card. */
const width = 96

/** PNG data URLs by key. The PDF library cannot render colour fonts, but it sets pictures into a line. */
const pictures = new Map<string, string>()

Font.registerEmojiSource({ builder: (codes) => pictures.get(codes) ?? '' })

let names: Promise<Map<string, string>> | undefined

/** The files by key: their names have the picture selector in some sequences and omit it in others. */
async function findNames(): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg'))
  return new Map(files.map((file) => [file.slice(0, -'.svg'.length).replaceAll('-fe0f', ''), file]))
}

/** The code points in hexadecimal without picture selectors, as the PDF library asks for an emoji. */
function keyOf(emoji: string): string {
  return Array.from(emoji, (character) => character.codePointAt(0)?.toString(16))
    .filter((code) => code !== 'fe0f')
    .join('-')
}

/** Renders the pictures of all emoji of a document, so that its layout finds them. */
export async function loadPicturesFor(request: unknown): Promise<void> {
  const emoji = new Set(textsIn(request).flatMap(emojiIn).flatMap(withParts))
  const missing = [...emoji].map(keyOf).filter((key) => !pictures.has(key))
  if (missing.length === 0) return
  names ??= findNames()
  const found = await names
  for (const key of missing) {
    const file = found.get(key)
    if (file === undefined) continue
    const svg = await readFile(join(folder, file))
    const density = 72 * (width / 36)
    const png = await sharp(svg, { density }).resize({ width }).png().toBuffer()
    pictures.set(key, `data:image/png;base64,${png.toString('base64')}`)
  }
}

/** A printable text in which every emoji has a picture: a sequence without one becomes its parts. */
export function withPictures(text: string): string {
  const characters = charactersOf(text).flatMap((character) => {
    if (!isPrintableEmoji(character) || pictures.has(keyOf(character))) return [character]
    return partsOf(character).filter((part) => pictures.has(keyOf(part)))
  })
  // The PDF library sets two adjacent pictures below their line, so a space separates them.
  return characters
    .map((character, index) =>
      isPrintableEmoji(character) && isPrintableEmoji(characters[index - 1] ?? '')
        ? ` ${character}`
        : character,
    )
    .join('')
}

function emojiIn(text: string): string[] {
  return charactersOf(printable(text)).filter(isPrintableEmoji)
}

function partsOf(emoji: string): string[] {
  return emoji.split('\u200d').map(printable)
}

function withParts(emoji: string): string[] {
  return [emoji, ...partsOf(emoji)]
}

/** All texts in a document's data. Pictures are bytes and have none. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Object.values(value).flatMap(textsIn)
}
