import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShopContext } from '#commerce/shop-context.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest, stepsOf } from '#database/migrate.server.ts'
import { type CopyResult, copyDatabase } from '#database/moving/copy-database.server.ts'
import {
  databaseFile,
  filesFolder,
  hashOfFile,
  type Manifest,
  manifestFile,
  manifestText,
} from './manifest.server.ts'

export interface RestoreRequest {
  folder: string
  /** Empty, or left by an interrupted restore of the same backup. */
  database: OpenDatabase
  files: ShopContext['files']
}

export type RestoreResult =
  | { ok: true; manifest: Manifest }
  | Damage
  | { ok: false; refusal: 'from-a-newer-shop' }
  | Exclude<CopyResult, { ok: true }>

/** A problem of a backup, and the files that have it. */
interface Damage {
  ok: false
  refusal: 'damaged' | 'missing'
  file: string
}

/** Restores a backup into an empty database and storage, and verifies the result against its manifest. */
export async function restoreBackup(request: RestoreRequest): Promise<RestoreResult> {
  const { folder, database } = request
  const read = await readManifest(folder)
  if (!read.ok) return read
  const { manifest } = read
  const steps = await stepsOf(database)
  const known = [...steps.taken, ...steps.left]
  if (!manifest.steps.every((step) => known.includes(step))) {
    return { ok: false, refusal: 'from-a-newer-shop' }
  }
  const flaw = await findDamage(folder, manifest)
  if (flaw) return flaw
  const copied = await copyFromFile(join(folder, databaseFile), database)
  if (!copied.ok) return copied
  const damaged = await restoreFiles(request, manifest)
  return damaged ? { ok: false, refusal: 'damaged', file: damaged } : { ok: true, manifest }
}

async function readManifest(folder: string): Promise<{ ok: true; manifest: Manifest } | Damage> {
  const path = join(folder, manifestFile)
  if (!existsSync(path)) return { ok: false, refusal: 'missing', file: manifestFile }
  const manifest = manifestText.safeParse(await readFile(path, 'utf8'))
  return manifest.success
    ? { ok: true, manifest: manifest.data }
    : { ok: false, refusal: 'damaged', file: manifestFile }
}

/** Verify everything before writing: a half-restored shop would block the next attempt. */
async function findDamage(folder: string, manifest: Manifest): Promise<Damage | null> {
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

/** A backup of an older version is migrated in a copy, because a backup never changes. */
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

/** Returns the name of the first file that differs from its hash. */
async function restoreFiles(
  { folder, files }: RestoreRequest,
  manifest: Manifest,
): Promise<string | null> {
  for (const [name, expected] of Object.entries(manifest.files)) {
    const file = join(filesFolder, name)
    const content = new Uint8Array(await readFile(join(folder, file)))
    if (hash('sha256', content) !== expected) return file
    if (!(await files.has(name))) await files.write(name, content)
    const restored = await files.read(name)
    if (!restored || hash('sha256', restored) !== expected) return file
  }
  return null
}
