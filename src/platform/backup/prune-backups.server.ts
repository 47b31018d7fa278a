import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, manifestText } from './manifest.server.ts'

/**
 * Deletes all but the newest complete backups of a folder, and returns the names of those that it deleted. By count and
 * not by age: a backup that fails for weeks must not cost the last good one.
 */
export async function pruneBackups(parent: string, keep: number): Promise<string[]> {
  const backups: { name: string; madeAt: string }[] = []
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    // These were interrupted, or are being written.
    if (!entry.isDirectory() || /\.(part|replaced)$/.test(entry.name)) continue
    const madeAt = await timeOfBackup(join(parent, entry.name))
    if (madeAt) backups.push({ name: entry.name, madeAt })
  }
  const old = backups.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1)).slice(keep)
  for (const { name } of old) {
    // An interrupted deletion must not look like a backup.
    const draft = join(parent, `${name}.part`)
    await rename(join(parent, name), draft)
    await rm(draft, { recursive: true })
  }
  return old.map(({ name }) => name)
}

/** Null for a folder that is no backup. */
async function timeOfBackup(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => '')
  return manifestText.safeParse(text).data?.madeAt ?? null
}
