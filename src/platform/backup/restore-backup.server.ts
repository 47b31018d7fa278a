import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShopContext } from '#commerce/shop-context.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest, stepsOf } from '#database/migrate.server.ts'
import { type CopyAnswer, copyDatabase } from '#database/moving/copy-database.server.ts'
import { hashOf, hashOfFile } from './hash.server.ts'
import {
  databaseFile,
  filesFolder,
  type Manifest,
  manifestFile,
  manifestSchema,
} from './manifest.ts'

export interface Restoring {
  folder: string
  /** Empty, or broken off while it was being restored from the same backup. */
  database: OpenDatabase
  files: ShopContext['files']
}

export type RestoreAnswer =
  | { ok: true; manifest: Manifest }
  | { ok: false; refusal: 'damaged'; file: string }
  | { ok: false; refusal: 'from-a-newer-shop' }
  | Exclude<CopyAnswer, { ok: true }>

/** Brings a backup back, into an empty place only, and compares what is there now with what was backed up. */
export async function restoreBackup(wish: Restoring): Promise<RestoreAnswer> {
  const { folder, database } = wish
  const text = await readFile(join(folder, manifestFile), 'utf8')
  const manifest = manifestSchema.parse(JSON.parse(text))
  const steps = await stepsOf(database)
  const known = [...steps.taken, ...steps.left]
  if (!manifest.steps.every((step) => known.includes(step))) {
    return { ok: false, refusal: 'from-a-newer-shop' }
  }
  if ((await hashOfFile(join(folder, databaseFile))) !== manifest.database) {
    return { ok: false, refusal: 'damaged', file: databaseFile }
  }
  const copied = await copyFromFile(join(folder, databaseFile), database)
  if (!copied.ok) return copied
  const damaged = await bringFiles(wish, manifest)
  return damaged ? { ok: false, refusal: 'damaged', file: damaged } : { ok: true, manifest }
}

/** A backup of an older shop is brought up to date on the way: in a copy, for a backup is never changed. */
async function copyFromFile(backedUp: string, database: OpenDatabase): Promise<CopyAnswer> {
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
    const content = new Uint8Array(await readFile(join(folder, filesFolder, name)))
    if (hashOf(content) !== hash) return name
    if (!(await files.has(name))) await files.keep(name, content)
    const restored = await files.read(name)
    if (!restored || hashOf(restored) !== hash) return name
  }
  return null
}
