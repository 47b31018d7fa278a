import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShopContext } from '#commerce/shop-context.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest, stepsOf } from '#database/migrate.server.ts'
import { type CopyResult, copyDatabase } from '#database/moving/copy-database.server.ts'
import { hashOf, hashOfFile } from './hash.server.ts'
import { databaseFile, filesFolder, type Manifest, manifestFile, manifestText } from './manifest.ts'

export interface Restoring {
  folder: string
  /** Empty, or broken off while it was being restored from the same backup. */
  database: OpenDatabase
  files: ShopContext['files']
}

export type RestoreResult =
  | { ok: true; manifest: Manifest }
  | Flaw
  | { ok: false; refusal: 'from-a-newer-shop' }
  | Exclude<CopyResult, { ok: true }>

/** What a backup lacks, by its name in the folder of the backup. */
interface Flaw {
  ok: false
  refusal: 'damaged' | 'missing'
  file: string
}

/** Brings a backup back, into an empty place only, and compares what is there now with what was backed up. */
export async function restoreBackup(wish: Restoring): Promise<RestoreResult> {
  const { folder, database } = wish
  const read = await readManifest(folder)
  if (!read.ok) return read
  const { manifest } = read
  const steps = await stepsOf(database)
  const known = [...steps.taken, ...steps.left]
  if (!manifest.steps.every((step) => known.includes(step))) {
    return { ok: false, refusal: 'from-a-newer-shop' }
  }
  const flaw = await findFlaw(folder, manifest)
  if (flaw) return flaw
  const copied = await copyFromFile(join(folder, databaseFile), database)
  if (!copied.ok) return copied
  const damaged = await bringFiles(wish, manifest)
  return damaged ? { ok: false, refusal: 'damaged', file: damaged } : { ok: true, manifest }
}

async function readManifest(folder: string): Promise<{ ok: true; manifest: Manifest } | Flaw> {
  const path = join(folder, manifestFile)
  if (!existsSync(path)) return { ok: false, refusal: 'missing', file: manifestFile }
  const manifest = manifestText.safeParse(await readFile(path, 'utf8'))
  return manifest.success
    ? { ok: true, manifest: manifest.data }
    : { ok: false, refusal: 'damaged', file: manifestFile }
}

/** Everything is looked at before anything is written: half of a shop would be in the way of the next try. */
async function findFlaw(folder: string, manifest: Manifest): Promise<Flaw | null> {
  const hashes = [
    [databaseFile, manifest.database] as const,
    ...Object.entries(manifest.files).map(
      ([name, hash]) => [join(filesFolder, name), hash] as const,
    ),
  ]
  for (const [file, hash] of hashes) {
    const path = join(folder, file)
    if (!existsSync(path)) return { ok: false, refusal: 'missing', file }
    if ((await hashOfFile(path)) !== hash) return { ok: false, refusal: 'damaged', file }
  }
  return null
}

/** A backup of an older shop is brought up to date on the way: in a copy, for a backup is never changed. */
async function copyFromFile(backedUp: string, database: OpenDatabase): Promise<CopyResult> {
  const folder = await mkdtemp(join(tmpdir(), 'boutique-restore-'))
  const file = join(folder, databaseFile)
  await copyFile(backedUp, file)
  const copy = openDatabase({ file })
  try {
    await migrateToLatest(copy)
    return await copyDatabase(copy, database)
  } finally {
    await copy.close()
    await rm(folder, { recursive: true })
  }
}

/** Answers the name of a file that is not what it was, if there is one. */
async function bringFiles(
  { folder, files }: Restoring,
  manifest: Manifest,
): Promise<string | null> {
  for (const [name, hash] of Object.entries(manifest.files)) {
    const file = join(filesFolder, name)
    const content = new Uint8Array(await readFile(join(folder, file)))
    if (hashOf(content) !== hash) return file
    if (!(await files.has(name))) await files.write(name, content)
    const restored = await files.read(name)
    if (!restored || hashOf(restored) !== hash) return file
  }
  return null
}
