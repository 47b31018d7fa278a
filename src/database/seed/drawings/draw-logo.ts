/**
 * Makes the shop's logo from its drawing: node src/database/seed/drawings/draw-logo.ts
 *
 * The letters are outlines of Fraunces, the shop's display type; the blossom is ours.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const drawing = fileURLToPath(new URL('./logo.svg', import.meta.url))
const publicFolder = fileURLToPath(new URL('../../../../public/', import.meta.url))

await mkdir(publicFolder, { recursive: true })
await sharp(drawing, { density: 300 })
  .resize({ width: 512 })
  .png({ palette: true, compressionLevel: 9 })
  .toFile(`${publicFolder}logo.png`)
