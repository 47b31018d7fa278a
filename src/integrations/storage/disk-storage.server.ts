import { randomUUID } from 'node:crypto'
import { access, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FileStorage } from '#commerce/pictures/file-storage.ts'

const draftEnding = '.part'

/** The folder for pictures: the one of STORAGE_URL, or one beside the data. */
export function storageFolder(settings: {
  STORAGE_URL?: string | undefined
  DATA_FOLDER: string
}): string {
  return settings.STORAGE_URL
    ? fileURLToPath(settings.STORAGE_URL)
    : join(settings.DATA_FOLDER, 'files')
}

/** Stores files in a local folder. */
export function createDiskStorage(folder: string): FileStorage {
  function pathOf(name: string): string {
    const path = normalize(join(folder, name))
    if (!path.startsWith(normalize(folder) + sep))
      throw new Error('A file name must not lead out of the folder.')
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
    async write(name, content) {
      const path = pathOf(name)
      const draft = `${path}.${randomUUID()}${draftEnding}`
      await mkdir(dirname(path), { recursive: true })
      try {
        // Write to a draft and rename it, so that no reader sees half a file.
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
    async removeDrafts(time) {
      let count = 0
      for await (const path of draftsIn(folder)) {
        if (!(await isOlder(path, time))) continue
        await rm(path, { force: true })
        count += 1
      }
      return count
    },
  }
}

async function* draftsIn(folder: string): AsyncGenerator<string> {
  try {
    // Reads the directory in batches: a shop may store a hundred thousand files.
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (entry.isFile() && entry.name.endsWith(draftEnding))
        yield join(entry.parentPath, entry.name)
    }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

async function isOlder(path: string, time: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < time
  } catch (error) {
    // Renamed meanwhile.
    if (isMissing(error)) return false
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
