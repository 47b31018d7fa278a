import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { FileStorage } from '#commerce/pictures/file-storage.ts'

/** Files in a folder of this machine. */
export function createDiskStorage(folder: string): FileStorage {
  function pathOf(name: string): string {
    const path = normalize(join(folder, name))
    if (!path.startsWith(normalize(folder) + sep))
      throw new Error('A file has to stay in its folder.')
    return path
  }
  return {
    async has(name) {
      try {
        await access(pathOf(name))
        return true
      } catch {
        return false
      }
    },
    async keep(name, content) {
      const path = pathOf(name)
      const draft = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        // Written beside and moved into place: nobody ever reads half a file.
        await writeFile(draft, content, { flush: true })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(name) {
      try {
        return new Uint8Array(await readFile(pathOf(name)))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
