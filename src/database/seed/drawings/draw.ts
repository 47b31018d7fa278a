/**
 * Draws the demo shop's pictures: all of them, or those named.
 *
 *   node src/database/seed/drawings/draw.ts [--draft] [slug …]
 *
 * A draft is a quick small PNG in the folder for temporary files.
 */
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { arrangements } from './arrangements.ts'
import { arrange } from './arranging/arrange.ts'
import { type PictureSize, photograph } from './studio/photograph.ts'

const words = process.argv.slice(2)
const draft = words.includes('--draft')
const asked = words.filter((word) => !word.startsWith('--'))
const unknown = asked.filter((slug) => !(slug in arrangements))
if (unknown.length > 0) {
  console.error(`No drawing is called ${unknown.join(', ')}.`)
  process.exit(1)
}

const folder = draft
  ? join(tmpdir(), 'drawings')
  : fileURLToPath(new URL('../pictures/', import.meta.url))
await mkdir(folder, { recursive: true })

for (const [slug, arrangement] of Object.entries(arrangements)) {
  if (asked.length > 0 && !asked.includes(slug)) continue
  const started = performance.now()
  const size = sizeOf(slug)
  const { width, height, bytes } = photograph(arrange(slug, arrangement), arrangement.framing, size)
  const picture = sharp(bytes, { raw: { width, height, channels: 3 } })
  const file = join(folder, `${slug}.${draft ? 'png' : 'webp'}`)
  const { size: weight } = await (draft
    ? picture.png()
    : picture.webp({ quality: 82, effort: 6 })
  ).toFile(file)
  const seconds = (performance.now() - started) / 1000
  console.log(`${slug}: ${Math.round(weight / 1024)} kB in ${seconds.toFixed(1)} s`)
}

function sizeOf(slug: string): PictureSize {
  const wide = slug === 'hero'
  if (draft) return { width: wide ? 800 : 400, height: wide ? 400 : 500, fineness: 1 }
  return { width: wide ? 2400 : 1200, height: wide ? 1200 : 1500, fineness: 2 }
}
