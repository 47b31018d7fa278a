import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

// Smaller files do not benefit from compression.
const smallest = 256

/** Writes compressed copies beside the client files at the highest level, so that the server only selects one. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync('assets/**/*.{js,css,svg,json}', { cwd: folder })
  for (const file of files) {
    const path = join(folder, file)
    const content = await readFile(path)
    if (content.length < smallest) continue
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
