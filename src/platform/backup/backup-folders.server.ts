import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Manifest, manifestFile, manifestText } from './manifest.server.ts'

export interface EarlierBackup {
  folder: string
  manifest: Manifest
}

/** The complete backups in a folder, newest first by the time in them. */
export async function listBackups(parent: string): Promise<EarlierBackup[]> {
  const backups: EarlierBackup[] = []
  for (const entry of await readdir(parent, { withFileTypes: true }).catch(() => [])) {
    // These were interrupted, or are being written.
    if (!entry.isDirectory() || /\.(part|replaced)$/.test(entry.name)) continue
    const folder = join(parent, entry.name)
    const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => '')
    const { data: manifest } = manifestText.safeParse(text)
    if (manifest) backups.push({ folder, manifest })
  }
  return backups.toSorted((one, other) => (one.manifest.madeAt < other.manifest.madeAt ? 1 : -1))
}

/**
 * Deletes all but the newest complete backups in a folder, and returns the names of those that it deleted. By count and
 * not by age: a backup that fails for weeks must not cost the last good one.
 */
export async function pruneBackups(parent: string, keep: number): Promise<string[]> {
  const old = (await listBackups(parent)).slice(keep)
  for (const { folder } of old) {
    // An interrupted deletion must not look like a backup.
    const draft = `${folder}.part`
    await rename(folder, draft)
    await rm(draft, { recursive: true })
  }
  return old.map(({ folder }) => basename(folder))
}
