import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'kysely'
import { pictureFiles } from '#commerce/pictures/picture-address.ts'
import { isIdle } from '#commerce/pictures/upload-store.server.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { exists } from '#database/exists.server.ts'
import { stepsOf } from '#database/migrate.server.ts'
import { copyDatabase, figuresOf } from '#database/moving/copy-database.server.ts'
import type { EarlierBackup } from './backup-folders.server.ts'
import { type BackupKind, recordBackup } from './backup-store.server.ts'
import {
  databaseFile,
  filesFolder,
  hashOfFile,
  type Manifest,
  manifestFile,
  ownFile,
  ownFolder,
} from './manifest.server.ts'

export interface BackupRequest {
  database: OpenDatabase
  files: ShopContext['files']
  /** The backup's own folder. */
  folder: string
  now: number
  /** Whether a complete backup replaces the previous one in the folder. */
  replace?: boolean
  /** An earlier backup on the same disk: pictures that it has are linked instead of copied. */
  earlier?: EarlierBackup | null
  /** The nightly one by default. */
  kind?: BackupKind
}

export type BackupResult =
  | { ok: true; manifest: Manifest }
  | { ok: false; refusal: 'folder-in-use' | 'not-a-backup' }

/**
 * Backs up the running shop into a folder that gets its name only when it is complete: a snapshot of the database, then
 * its pictures. Picture files never change, so copying them later is safe.
 */
export async function takeBackup(request: BackupRequest): Promise<BackupResult> {
  const { database, now, replace = false, kind = 'nightly' } = request
  // With a slash at its end, the draft would be inside it.
  const folder = resolve(request.folder)
  const names = existsSync(folder) ? await readdir(folder) : []
  if (names.length > 0 && !replace) return { ok: false, refusal: 'folder-in-use' }
  if (names.length > 0 && !isBackup(names)) return { ok: false, refusal: 'not-a-backup' }
  const draft = `${folder}.part`
  await rm(draft, { recursive: true, force: true })
  try {
    const manifest = await writeDraft(draft, request)
    if (replace) await replaceItem(draft, folder)
    else await rename(draft, folder)
    await recordBackup(database.db, kind, now)
    return { ok: true, manifest }
  } catch (error) {
    // Left there, it would keep personal data, and one of every five minutes would fill the disk.
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function writeDraft(
  draft: string,
  { database, files, now, earlier = null }: BackupRequest,
): Promise<Manifest> {
  await mkdir(draft, { recursive: true, mode: ownFolder })
  const file = join(draft, databaseFile)
  const { steps, tables } = await snapshotInto(file, database)
  const manifest: Manifest = {
    version: 1,
    madeAt: new Date(now).toISOString(),
    engine: database.engine,
    steps,
    database: await hashOfFile(file),
    tables,
    files: await saveFiles({ database, files, earlier, from: file, to: join(draft, filesFolder) }),
  }
  await writeWhole(join(draft, manifestFile), JSON.stringify(manifest, null, 2))
  return manifest
}

function isBackup(names: readonly string[]): boolean {
  return names.includes(manifestFile) && names.includes(databaseFile)
}

/**
 * Writes a snapshot of a database into a new SQLite file while the shop goes on writing; it can be restored into either
 * engine. SQLite copies itself in one statement, PostgreSQL is read in one transaction.
 */
async function snapshotInto(
  file: string,
  database: OpenDatabase,
): Promise<Pick<Manifest, 'steps' | 'tables'>> {
  // SQLite would create it readable for all; it accepts an empty file.
  await writeFile(file, '', { flag: 'wx', mode: ownFile })
  if (database.engine === 'sqlite') await sql`vacuum into ${file}`.execute(database.db)
  const copy = openDatabase({ file })
  try {
    if (database.engine === 'postgresql') await copyOver(database, copy)
    await assertSound(copy)
    return { steps: (await stepsOf(copy)).taken, tables: await figuresOf(copy) }
  } finally {
    await copy.close()
  }
}

async function copyOver(database: OpenDatabase, copy: OpenDatabase): Promise<void> {
  const copied = await copyDatabase(database, copy)
  if (copied.ok) return
  const details = 'differences' in copied ? copied.differences.join('; ') : ''
  throw new Error(`The database was not copied: ${copied.refusal} ${details}`)
}

async function assertSound({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db)
  const found = rows.map((row) => row.integrityCheck).join('; ')
  if (found !== 'ok') throw new Error(`The copy of the database is damaged: ${found}`)
}

/**
 * At every moment a complete backup exists: in the folder, or beside it if the process dies between the two renames.
 */
async function replaceItem(draft: string, folder: string): Promise<void> {
  const former = `${folder}.replaced`
  if (existsSync(folder)) {
    await rm(former, { recursive: true, force: true })
    await rename(folder, former)
  }
  await rename(draft, folder)
  await rm(former, { recursive: true, force: true })
}

interface Keeping extends Pick<BackupRequest, 'database' | 'files' | 'earlier'> {
  /** The snapshot, which lists the pictures. */
  from: string
  to: string
}

async function saveFiles(keeping: Keeping): Promise<Manifest['files']> {
  const { database, files, earlier, from, to } = keeping
  const hashes: Manifest['files'] = {}
  for (const { id, hasAvif, isUsed } of await picturesIn(from)) {
    for (const name of pictureFiles(id)) {
      const known = earlier && (await linkEarlier(earlier, name, to))
      if (known) {
        hashes[name] = known
        continue
      }
      const content = await files.read(name)
      if (content) {
        await writeWhole(join(to, name), content)
        hashes[name] = hash('sha256', content)
        continue
      }
      // A failed upload leaves an unused row without files, until the sweep a day later.
      const isRequired = isUsed && (hasAvif || !name.endsWith('.avif'))
      if (isRequired && (await isStillThere(database, id))) {
        throw new Error(`${name} is missing in the storage.`)
      }
    }
  }
  return hashes
}

/** Links a picture of an earlier backup into this one, and returns its hash. Null if that backup does not have it. */
async function linkEarlier(
  { folder, manifest }: EarlierBackup,
  name: string,
  to: string,
): Promise<string | null> {
  const known = manifest.files[name]
  if (known === undefined) return null
  await mkdir(dirname(join(to, name)), { recursive: true, mode: ownFolder })
  return link(join(folder, filesFolder, name), join(to, name)).then(
    () => known,
    () => null,
  )
}

interface SnapshotPicture {
  id: string
  hasAvif: boolean
  isUsed: boolean
}

async function picturesIn(file: string): Promise<SnapshotPicture[]> {
  const copy = openDatabase({ file })
  const rows = await copy.db
    .selectFrom('uploads')
    .select((is) => ['id', 'avifAt', is.not(isIdle(is)).as('isUsed')])
    .where('sweptAt', 'is', null)
    .execute()
  await copy.close()
  return rows.map(({ id, avifAt, isUsed }) => ({
    id,
    hasAvif: avifAt !== null,
    isUsed: Boolean(isUsed),
  }))
}

/** The picture was unused, and removed after the snapshot. */
function isStillThere({ db }: OpenDatabase, id: string): Promise<boolean> {
  return exists(
    db.selectFrom('uploads').select('id').where('id', '=', id).where('sweptAt', 'is', null),
  )
}

async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: ownFolder })
  await writeFile(path, content, { flush: true, mode: ownFile })
}
