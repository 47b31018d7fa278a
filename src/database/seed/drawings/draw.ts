/**
 * Draws the demo shop's pictures: all of them, or those named.
 *
 *   node src/database/seed/drawings/draw.ts [--draft] [--missing] [slug …]
 *
 * A draft is a quick small PNG in the folder for temporary files; `--missing` leaves alone what is
 * already drawn.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { arrangements } from './arrangements.ts'
import { arrange } from './arranging/arrange.ts'
import { type Picture, type PictureSize, photograph } from './studio/photograph.ts'

const words = process.argv.slice(2)
const draft = words.includes('--draft')
const missing = words.includes('--missing')
const asked = words.filter((word) => !word.startsWith('--'))
const heaviest = 90 * 1024

const unknown = asked.filter((slug) => !(slug in arrangements))
if (unknown.length > 0) {
  console.error(`No drawing is called ${unknown.join(', ')}.`)
  process.exit(1)
}

const folder = draft
  ? join(tmpdir(), 'drawings')
  : fileURLToPath(new URL('../pictures/', import.meta.url))
await mkdir(folder, { recursive: true })

for (const slug of asked.length > 0 ? asked : Object.keys(arrangements)) {
  const arrangement = arrangements[slug]
  const file = join(folder, `${slug}.${draft ? 'png' : 'webp'}`)
  if (!arrangement || (missing && existsSync(file))) continue
  const started = performance.now()
  const picture = photograph(arrange(slug, arrangement), arrangement.framing, sizeOf(slug))
  const content = draft ? await raw(picture).png().toBuffer() : await webp(picture)
  await writeFile(file, content)
  const seconds = (performance.now() - started) / 1000
  console.log(`${slug}: ${Math.round(content.length / 1024)} kB in ${seconds.toFixed(1)} s`)
}

function sizeOf(slug: string): PictureSize {
  const wide = slug === 'hero'
  if (draft) return { width: wide ? 800 : 400, height: wide ? 400 : 500, fineness: 1 }
  return { width: wide ? 2400 : 1200, height: wide ? 1200 : 1500, fineness: 2 }
}

function raw({ width, height, bytes }: Picture) {
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}

/** As fine as it can be without being heavy. */
async function webp(picture: Picture): Promise<Buffer> {
  const [first = 82, ...coarser] = [82, 74, 66]
  let content = await raw(picture).webp({ quality: first, effort: 4 }).toBuffer()
  for (const quality of coarser) {
    if (content.length <= heaviest) break
    content = await raw(picture).webp({ quality, effort: 4 }).toBuffer()
  }
  return content
}
