import { hash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { storePicture } from '#commerce/pictures/store-picture.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { stepsOf } from '#database/migrate.server.ts'
import { figuresOf } from '#database/moving/copy-database.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  type EmptyDatabase,
  emptyPostgresql,
  emptySqlite,
} from '../../../tests/support/empty-database.ts'
import { createOrder, createProduct } from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { createMemoryStorage, type MemoryStorage } from '../../../tests/support/memory-storage.ts'
import { photograph } from '../../../tests/support/photographs.ts'
import { createSlot, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { type EarlierBackup, listBackups } from './backup-folders.server.ts'
import { type BackupKind, lastBackups } from './backup-store.server.ts'
import { databaseFile, filesFolder, manifestFile } from './manifest.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { takeBackup } from './take-backup.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnEachDatabase('a backup', (open) => {
  const places: EmptyDatabase[] = []
  let shop: TestShop
  let backups = 0
  let usedPicture: string

  beforeAll(async () => {
    const opened = await openTestShop(open())
    shop = { ...opened, slot: await createSlot(opened, { capacity: 1_000_000 }) }
    const stored = await storePicture(shop, await photograph(), { createdBy: null })
    if (!stored.ok) throw new Error(`The picture was refused: ${stored.refusal}.`)
    const image = stored.picture.address
    await createOrder(shop, { product: await createProduct(shop, { image }) })
    usedPicture = image.slice(1)
  })
  afterEach(async () => {
    for (const place of places.splice(0)) await place.remove()
  })

  async function backUp() {
    backups += 1
    const place = join(folder, `${open().engine}-${backups}`)
    expect(await backUpInto(place)).toMatchObject({ ok: true })
    return place
  }
  interface Given {
    replace?: boolean
    now?: number
    earlier?: EarlierBackup | null
    kind?: BackupKind
  }
  async function backUpInto(place: string, { now = noon, ...given }: Given = {}) {
    const database = await secondConnection()
    const request = { database, files: shop.files, folder: place, now, ...given }
    return takeBackup(request).finally(() => database.close())
  }
  /** A backup is taken beside the running shop, by a process that shares only the database with it. */
  async function secondConnection(): Promise<OpenDatabase> {
    const { db, engine } = open()
    const asked =
      engine === 'sqlite'
        ? sql`select file as place from pragma_database_list`
        : sql`select current_database() as place`
    const { place } = z.object({ place: z.string() }).parse((await asked.execute(db)).rows[0])
    if (engine === 'sqlite') return openDatabase({ file: place })
    const { href } = Object.assign(new URL(inject('postgresqlUrl') ?? ''), { pathname: place })
    return openDatabase({ url: href, file: '' })
  }
  async function expectFailure(backup: () => Promise<unknown>) {
    const content = shop.files.kept.get(usedPicture) ?? new Uint8Array()
    shop.files.kept.delete(usedPicture)
    await expect(backup()).rejects.toThrow(`${usedPicture} is missing`)
    shop.files.kept.set(usedPicture, content)
  }
  async function emptyPlace() {
    const url = inject('postgresqlUrl')
    const other = open().engine === 'sqlite' && url ? await emptyPostgresql(url) : emptySqlite()
    places.push(other)
    return { database: other.database, files: createMemoryStorage() }
  }

  it('restores into an empty database of the other engine, with the pictures', async () => {
    const place = await emptyPlace()
    const before = await figuresOf(open())
    expect(await restoreBackup({ folder: await backUp(), ...place })).toMatchObject({ ok: true })
    expect(await figuresOf(place.database)).toEqual(before)
    const hashes = ({ kept }: MemoryStorage) =>
      [...kept].map(([name, content]) => [name, hash('sha256', content)])
    expect(hashes(place.files)).toEqual(hashes(shop.files))
    expect(place.files.kept.size).toBeGreaterThan(0)
  })

  describe('beside an earlier one', () => {
    let parent: string
    let first: string
    let second: string
    let earlier: EarlierBackup
    beforeEach(async () => {
      parent = mkdtempSync(join(folder, 'recent-'))
      first = join(parent, 'first')
      second = join(parent, 'second')
      await backUpInto(first)
      const [found] = await listBackups(parent, noon)
      if (!found) throw new Error('There is no earlier backup.')
      earlier = found
    })
    const inode = (backup: string, name: string) => statSync(join(backup, filesFolder, name)).ino
    async function expectRestored(backup: string) {
      const place = await emptyPlace()
      expect(await restoreBackup({ folder: backup, ...place })).toMatchObject({ ok: true })
      expect([...place.files.kept.keys()].toSorted()).toEqual(
        [...shop.files.kept.keys()].toSorted(),
      )
    }

    it('links the pictures of that one, and copies new ones', async () => {
      const picture = await storePicture(shop, await photograph(), { createdBy: null })
      expect(picture).toMatchObject({ ok: true })
      await backUpInto(second, { earlier })
      const known = Object.keys(earlier.manifest.files)
      expect(known.map((name) => inode(second, name))).toEqual(
        known.map((name) => inode(first, name)),
      )
      expect(known.length).toBeLessThan(shop.files.kept.size)
      await expectRestored(second)
    })

    it('restores when that one is deleted', async () => {
      await backUpInto(second, { earlier })
      rmSync(first, { recursive: true })
      await expectRestored(second)
    })

    it('copies a picture that is missing there', async () => {
      const [name = ''] = Object.keys(earlier.manifest.files)
      rmSync(join(first, filesFolder, name))
      await backUpInto(second, { earlier })
      await expectRestored(second)
    })
  })

  it('is a snapshot of one moment, however many orders are placed meanwhile', async () => {
    const product = await createProduct(shop, { stock: 10_000 })
    const before = (await figuresOf(open())).orders?.rows ?? 0
    let done = false
    let placed = 0
    const shopping = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!done) {
          await createOrder(shop, { product })
          placed += 1
          // Yields to the backup, which runs in this thread.
          await delay(10)
        }
      }),
    )
    const backedUp = await backUp().finally(() => {
      done = true
    })
    await shopping
    expect(placed).toBeGreaterThan(0)
    const place = await emptyPlace()
    expect(await restoreBackup({ folder: backedUp, ...place })).toMatchObject({ ok: true })
    await expectInvariantsToHold(place.database)
    const { orders } = await figuresOf(place.database)
    expect(orders?.rows).toBeGreaterThanOrEqual(before)
    expect(orders?.rows).toBeLessThanOrEqual(before + placed)
  })

  it('never overwrites a shop with data', async () => {
    const backedUp = await backUp()
    await createOrder(shop)
    const before = await figuresOf(open())
    const answer = await restoreBackup({ folder: backedUp, database: open(), files: shop.files })
    expect(answer).toEqual({ ok: false, refusal: 'not-empty' })
    expect(await figuresOf(open())).toEqual(before)
  })

  it('rejects a damaged backup', async () => {
    const backedUp = await backUp()
    const file = join(backedUp, 'shop.sqlite')
    writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('x')]))
    const place = await emptyPlace()
    expect(await restoreBackup({ folder: backedUp, ...place })).toEqual({
      ok: false,
      refusal: 'damaged',
      file: 'shop.sqlite',
    })
  })

  const spoilings: { name: string; refusal: string; spoil: (file: string) => void }[] = [
    { name: 'was damaged', refusal: 'damaged', spoil: (file) => writeFileSync(file, 'x') },
    { name: 'is missing', refusal: 'missing', spoil: (file) => rmSync(file) },
  ]
  describe.each(spoilings)('with a file $name', ({ refusal, spoil }) => {
    it.each(['a picture', databaseFile, manifestFile])(
      'is rejected before anything is written: %s',
      async (which) => {
        const backedUp = await backUp()
        const picture = join(filesFolder, [...shop.files.kept.keys()].at(-1) ?? '')
        const file = which === 'a picture' ? picture : which
        spoil(join(backedUp, file))
        const place = await emptyPlace()
        const answer = await restoreBackup({ folder: backedUp, ...place })
        expect(answer).toEqual({ ok: false, refusal, file })
        expect((await stepsOf(place.database)).taken).toEqual([])
        expect(place.files.kept.size).toBe(0)
      },
    )
  })

  it('is recorded once it is complete', async () => {
    const { db } = open()
    const place = join(folder, `${open().engine}-recorded`)
    const before = await lastBackups(db)
    await expectFailure(() => backUpInto(place, { now: noon + 1_000 }))
    expect(await lastBackups(db)).toEqual(before)
    await backUpInto(place, { now: noon + 2_000 })
    expect(await lastBackups(db)).toMatchObject({ nightly: noon + 2_000 })
  })

  it('has a time of its own if it is one of every few minutes, so that each kind raises its alarm', async () => {
    await backUpInto(join(folder, `${open().engine}-nightly`), { now: noon + 3_000 })
    const place = join(folder, `${open().engine}-recent`)
    const recent = { now: noon + 4_000, kind: 'recent' } as const
    expect(await backUpInto(place, recent)).toMatchObject({ ok: true })
    expect(await lastBackups(open().db)).toEqual({ nightly: noon + 3_000, recent: noon + 4_000 })
  })

  it('is readable by its owner only', async () => {
    const backedUp = await backUp()
    const modes = readdirSync(backedUp, { recursive: true, withFileTypes: true }).map((entry) => ({
      name: entry.name,
      mode: statSync(join(entry.parentPath, entry.name)).mode & 0o777,
      wanted: entry.isDirectory() ? 0o700 : 0o600,
    }))
    expect(modes.map(({ name }) => name)).toContain(databaseFile)
    expect(modes.filter(({ mode, wanted }) => mode !== wanted)).toEqual([])
    expect(statSync(backedUp).mode & 0o777).toBe(0o700)
  })

  describe('in a folder with content', () => {
    const manifestIn = (place: string) => readFileSync(join(place, manifestFile), 'utf8')

    it('is rejected before any work, however the folder is spelled', async () => {
      const place = await backUp()
      const before = manifestIn(place)
      const refused = { ok: false, refusal: 'folder-in-use' }
      expect(await backUpInto(place)).toEqual(refused)
      expect(await backUpInto(`${place}/`)).toEqual(refused)
      expect(manifestIn(place)).toBe(before)
      expect(readdirSync(place).sort()).toEqual([filesFolder, manifestFile, databaseFile])
    })

    it('replaces the previous one on request', async () => {
      const place = await backUp()
      const later = { replace: true, now: noon + 1000 }
      expect(await backUpInto(`${place}/`, later)).toMatchObject({ ok: true })
      expect(manifestIn(place)).toContain(new Date(noon + 1000).toISOString())
      expect(await restoreBackup({ folder: place, ...(await emptyPlace()) })).toMatchObject({
        ok: true,
      })
      expect(readdirSync(folder).filter((name) => name.endsWith('.replaced'))).toEqual([])
    })

    it('keeps the previous one if it fails', async () => {
      const place = await backUp()
      const before = manifestIn(place)
      await expectFailure(() => backUpInto(place, { replace: true }))
      expect(manifestIn(place)).toBe(before)
    })

    it('replaces nothing but a backup', async () => {
      const place = join(folder, `${open().engine}-letters`)
      mkdirSync(place)
      writeFileSync(join(place, manifestFile), '{"name":"Letters"}')
      expect(await backUpInto(place, { replace: true })).toEqual({
        ok: false,
        refusal: 'not-a-backup',
      })
      expect(readdirSync(place)).toEqual([manifestFile])
    })
  })

  it('of a newer version is rejected', async () => {
    const backedUp = await backUp()
    const file = join(backedUp, manifestFile)
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...manifest, steps: [...manifest.steps, '9999-later'] }))
    expect(await restoreBackup({ folder: backedUp, ...(await emptyPlace()) })).toEqual({
      ok: false,
      refusal: 'from-a-newer-shop',
    })
  })

  it('leaves nothing behind when it fails', async () => {
    const names = readdirSync(folder)
    await expectFailure(backUp)
    expect(readdirSync(folder)).toEqual(names)
  })
})
