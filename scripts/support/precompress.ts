import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

// Below this the head of a compressed file costs as much as it saves.
const smallest = 256

/** Lays compressed copies beside the files of the browser's build, as small as they get: the server only picks one. */
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
