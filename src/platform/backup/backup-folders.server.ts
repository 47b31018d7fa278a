import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import {
  databaseFile,
  filesFolder,
  type Manifest,
  manifestFile,
  manifestText,
} from './manifest.server.ts'

export interface EarlierBackup {
  folder: string
  manifest: Manifest
}

/** The complete backups in a folder, newest first by the time in them. */
export async function listBackups(parent: string, now: number): Promise<EarlierBackup[]> {
  const backups: EarlierBackup[] = []
  for (const entry of await readdir(parent, { withFileTypes: true }).catch(() => [])) {
    // These were interrupted, or are being written.
    if (!entry.isDirectory() || /\.(part|replaced)$/.test(entry.name)) continue
    const folder = join(parent, entry.name)
    const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => '')
    const { data: manifest } = manifestText.safeParse(text)
    if (manifest) backups.push({ folder, manifest })
  }
  return newestFirst(backups, now)
}

/** Backups from the future, made while the clock was ahead, count as the oldest. */
function newestFirst(backups: readonly EarlierBackup[], now: number): EarlierBackup[] {
  const sorted = backups.toSorted((one, other) =>
    one.manifest.madeAt < other.manifest.madeAt ? 1 : -1,
  )
  const isFuture = ({ manifest }: EarlierBackup) => Date.parse(manifest.madeAt) > now
  return [...sorted.filter((backup) => !isFuture(backup)), ...sorted.filter(isFuture)]
}

/**
 * Deletes the oldest complete backups beside the one just made, which always stays and is one of the `keep` that do.
 * Returns their names. By count and not by age: a backup that fails for weeks must not cost the last good one.
 */
export async function pruneBackups(
  made: string,
  { keep, now }: { keep: number; now: number },
): Promise<string[]> {
  const own = resolve(made)
  const others = (await listBackups(dirname(own), now)).filter(({ folder }) => folder !== own)
  const old = others.slice(keep - 1)
  for (const { folder } of old) {
    // An interrupted deletion must not look like a backup.
    const draft = `${folder}.part`
    await rename(folder, draft)
    await rm(draft, { recursive: true })
  }
  return old.map(({ folder }) => basename(folder))
}

// A running backup writes more often; in a day, killed ones of every five minutes would leave 288 copies.
const staleAfter = 3 * 60 * 60_000

/** Deletes the drafts that killed backups left in a folder, not those of running ones, and returns their names. */
export async function removeStaleDrafts(parent: string, now: number): Promise<string[]> {
  const removed: string[] = []
  for (const entry of await readdir(parent, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isDirectory() || !entry.name.endsWith('.part')) continue
    const draft = join(parent, entry.name)
    // A draft from the future was written while the clock was ahead.
    if (Math.abs(now - (await lastWrite(draft))) < staleAfter) continue
    await rm(draft, { recursive: true, force: true })
    removed.push(entry.name)
  }
  return removed
}

async function lastWrite(draft: string): Promise<number> {
  // Copying the pictures, which may take hours, changes only their folder.
  const places = [draft, join(draft, databaseFile), join(draft, filesFolder, 'uploads')]
  const times = places.map((place) =>
    stat(place).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  )
  return Math.max(...(await Promise.all(times)))
}
