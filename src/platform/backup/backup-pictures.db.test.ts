import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { lockPictures } from '#commerce/pictures/lock-pictures.server.ts'
import { storePicture } from '#commerce/pictures/store-picture.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { type EmptyDatabase, emptySqlite } from '../../../tests/support/empty-database.ts'
import { createOrder, createProduct } from '../../../tests/support/factories.ts'
import { photograph } from '../../../tests/support/photographs.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { takeBackup } from './take-backup.server.ts'

describe('a backup of pictures', () => {
  let place: EmptyDatabase
  let shop: TestShop
  let folder: string
  beforeEach(async () => {
    place = emptySqlite(inject('migrated').sqliteFile)
    shop = await openTestShop(place.database)
    folder = mkdtempSync(join(tmpdir(), 'boutique-backup-'))
  })
  afterEach(async () => {
    await place.remove()
    rmSync(folder, { recursive: true })
  })

  const backUp = () =>
    takeBackup({
      database: place.database,
      files: shop.files,
      folder: join(folder, 'b'),
      now: noon,
    })
  async function store() {
    const stored = await storePicture(shop, await photograph(), { createdBy: null })
    if (!stored.ok) throw new Error(`The picture was refused: ${stored.refusal}.`)
    return stored.picture.address
  }

  it('skips a picture whose upload failed', async () => {
    shop.files.failing = true
    await expect(store()).rejects.toThrow('full')
    expect(await backUp()).toMatchObject({ ok: true, manifest: { files: {} } })
  })

  it('skips only the files that an interrupted upload did not write', async () => {
    const address = await store()
    const [missing = '', ...written] = shop.files.kept.keys()
    expect(missing).toBe(address.slice(1))
    shop.files.kept.delete(missing)
    const result = await backUp()
    expect(Object.keys(result.ok ? result.manifest.files : {})).toEqual(written)
  })

  it.each<[string, (address: string) => Promise<unknown>]>([
    ['a product uses', useForProduct],
    ['an order shows', order],
  ])('fails when a picture that %s is missing', async (_name, use) => {
    const address = await store()
    await use(address)
    shop.files.kept.delete(address.slice(1))
    await expect(backUp()).rejects.toThrow(`${address.slice(1)} is missing`)
  })

  function useForProduct(address: string) {
    const use = { usedBy: 'product:roses', addresses: [address], at: noon } as const
    return inTransaction(shop.db, (tx) => lockPictures(tx, use))
  }
  async function order(image: string) {
    return createOrder(shop, { product: await createProduct(shop, { image }) })
  }
})
