import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { storePicture } from '#commerce/pictures/store-picture.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { figuresOf } from '#database/moving/copy-database.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  type EmptyDatabase,
  emptyPostgresql,
  emptySqlite,
} from '../../../tests/support/empty-database.ts'
import { createOrder, createProduct } from '../../../tests/support/factories.ts'
import { expectBooksToAddUp } from '../../../tests/support/invariants.ts'
import { createMemoryStorage, type MemoryStorage } from '../../../tests/support/memory-storage.ts'
import { photograph } from '../../../tests/support/photographs.ts'
import { createSlot, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { hashOf } from './hash.server.ts'
import { manifestFile } from './manifest.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { takeBackup } from './take-backup.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnEachDatabase('a backup', (open) => {
  const places: EmptyDatabase[] = []
  let shop: TestShop
  let backups = 0

  beforeAll(async () => {
    const opened = await openTestShop(open())
    shop = { ...opened, slot: await createSlot(opened, { capacity: 1_000_000 }) }
    await createOrder(shop)
    await storePicture(shop, await photograph(), { createdBy: null })
  })
  afterEach(async () => {
    for (const place of places.splice(0)) await place.remove()
  })

  async function backUp() {
    backups += 1
    const place = join(folder, `${open().engine}-${backups}`)
    const database = await secondConnection()
    await takeBackup({ database, files: shop.files, folder: place, now: noon }).finally(() =>
      database.close(),
    )
    return place
  }
  /** A backup is taken beside the open shop, by a process that shares nothing with it but the database. */
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
  async function emptyPlace() {
    const url = inject('postgresqlUrl')
    const other = open().engine === 'sqlite' && url ? await emptyPostgresql(url) : emptySqlite()
    places.push(other)
    return { database: other.database, files: createMemoryStorage() }
  }

  it('is restored into an empty place of the other engine, pictures and all', async () => {
    const place = await emptyPlace()
    expect(await restoreBackup({ folder: await backUp(), ...place })).toMatchObject({ ok: true })
    expect(await figuresOf(place.database)).toEqual(await figuresOf(open()))
    const hashes = ({ kept }: MemoryStorage) =>
      [...kept].map(([name, content]) => [name, hashOf(content)])
    expect(hashes(place.files)).toEqual(hashes(shop.files))
    expect(place.files.kept.size).toBeGreaterThan(0)
  })

  it('is of one moment, however many orders come in meanwhile', async () => {
    const product = await createProduct(shop, { stock: 10_000 })
    const before = (await figuresOf(open())).orders?.rows ?? 0
    let done = false
    let placed = 0
    const shopping = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!done) {
          await createOrder(shop, { product })
          placed += 1
          // The backup shares this thread, and needs its turn.
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
    await expectBooksToAddUp(place.database)
    const { orders } = await figuresOf(place.database)
    expect(orders?.rows).toBeGreaterThanOrEqual(before)
    expect(orders?.rows).toBeLessThanOrEqual(before + placed)
  })

  it('is never restored over a shop that went on', async () => {
    const backedUp = await backUp()
    await createOrder(shop)
    const before = await figuresOf(open())
    const answer = await restoreBackup({ folder: backedUp, database: open(), files: shop.files })
    expect(answer).toEqual({ ok: false, refusal: 'not-empty' })
    expect(await figuresOf(open())).toEqual(before)
  })

  it('that was damaged is not restored', async () => {
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

  it('of a shop with a newer version waits for that version', async () => {
    const backedUp = await backUp()
    const file = join(backedUp, manifestFile)
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...manifest, steps: [...manifest.steps, '9999-later'] }))
    expect(await restoreBackup({ folder: backedUp, ...(await emptyPlace()) })).toEqual({
      ok: false,
      refusal: 'from-a-newer-shop',
    })
  })

  it('that is not whole has no name', async () => {
    const file = [...shop.files.kept.keys()][0] ?? ''
    const kept = shop.files.kept.get(file)
    shop.files.kept.delete(file)
    const whole = () => readdirSync(folder).filter((name) => !name.endsWith('.part'))
    const names = whole()
    await expect(backUp()).rejects.toThrow(`${file} is missing`)
    expect(whole()).toEqual(names)
    if (kept) shop.files.kept.set(file, kept)
  })
})
