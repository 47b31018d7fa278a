import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { readDemoPicture } from '#database/seed/demo-pictures.ts'

/**
 * Renders the generated files of public/: logo, preview of shared links and icons. The letters of the logo are outlines
 * of Fraunces, the display font; the blossom is our own.
 */

const size = { width: 1200, height: 630 }
const logo = await readFile('public/logo.svg')

await sharp(logo, { density: 300 })
  .resize({ width: 512 })
  .png({ palette: true, compressionLevel: 9 })
  .toFile('public/logo.png')

const mark = await sharp(logo, { density: 300 }).resize({ width: 400 }).png().toBuffer()
await sharp(await readDemoPicture('hero.webp'))
  .resize({ ...size, fit: 'cover', position: 'right' })
  .composite([{ input: mark, left: 64, top: 250 }])
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile('public/social.jpg')

const blossom = await readFile('public/favicon.svg')
const icon = (side: number) => sharp(blossom, { density: 600 }).resize(side, side).png()
await icon(180).flatten({ background: '#faf7f2' }).toFile('public/apple-touch-icon.png')
await writeFile('public/favicon.ico', icoOf(await icon(32).toBuffer(), 32))

/** An ICO file that contains a PNG. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
