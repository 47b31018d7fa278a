import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#database/transaction.server.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct } from '../../../tests/support/factories.ts'
import { type PhotoUpload, photograph } from '../../../tests/support/photographs.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { lockPictures } from './lock-pictures.server.ts'
import { makeAvif } from './make-avif.server.ts'
import { jpegFiles, pictureIdAt } from './picture-address.ts'
import { readJpeg } from './read-jpeg.server.ts'
import { storePicture } from './store-picture.server.ts'
import { sweepUploads } from './sweep-uploads.server.ts'

describeUseCase('storePicture', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    await open().db.deleteFrom('uploads').execute()
    shop = await openTestShop(open())
  })

  async function store(content: Uint8Array) {
    const stored = await storePicture(shop, content, { createdBy: null })
    if (!stored.ok) throw new Error(`The picture was refused: ${stored.refusal}.`)
    return stored.picture
  }
  const storeNew = async (options?: PhotoUpload) => store(await photograph(options))
  const uploads = () => shop.db.selectFrom('uploads').selectAll().execute()
  const use = (usedBy: 'product:roses' | 'product:tulips', addresses: string[]) =>
    inTransaction(shop.db, (tx) => lockPictures(tx, { usedBy, addresses, at: shop.now() }))
  const passDays = async (days: number) => {
    shop.clock.now += minutes(days * 24 * 60) + minutes(2)
    await runAllJobs(shop)
  }

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'stores a %s as WebP in the sizes that pages need',
    async (format) => {
      const { address, width, height, placeholder } = await storeNew({ width: 900, format })
      expect([width, height]).toEqual([900, 525])
      expect(placeholder.length).toBeLessThan(400)
      const stem = address.slice(1, -'.webp'.length)
      expect([...shop.files.kept.keys()]).toEqual([
        `${stem}.webp`,
        `${stem}-400.webp`,
        `${stem}-800.webp`,
      ])
      const copy = await sharp(shop.files.kept.get(`${stem}-400.webp`)).metadata()
      expect([copy.format, copy.width]).toEqual(['webp', 400])
    },
  )

  it('rotates upright, and strips metadata', async () => {
    const { address, width, height } = await storeNew({ width: 600, height: 400, orientation: 6 })
    expect([width, height]).toEqual([400, 600])
    const { exif, orientation } = await sharp(shop.files.kept.get(address.slice(1))).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('limits the size', async () => {
    const { width, height } = await storeNew({ width: 5000, height: 2500 })
    expect([width, height]).toEqual([2400, 1200])
  })

  it.each([
    [1_000, 10],
    [10, 1_000],
  ])('accepts an aspect ratio of 100: %i by %i', async (width, height) => {
    const create = { width, height, channels: 3, background: 'white' } as const
    const answer = await store(await sharp({ create }).png().toBuffer())
    expect(answer).toMatchObject({ width, height })
  })

  it('stores equal content once', async () => {
    const content = await photograph()
    expect(await store(content)).toEqual(await store(content))
    expect(await uploads()).toHaveLength(1)
  })

  it('makes AVIF copies in a job', async () => {
    const { address } = await storeNew({ width: 500 })
    await runAllJobs(shop)
    const stem = address.slice(1, -'.webp'.length)
    const copy = await sharp(shop.files.kept.get(`${stem}-400.avif`)).metadata()
    expect([copy.compression, copy.width]).toEqual(['av1', 400])
    expect(shop.files.kept.has(`${stem}.avif`)).toBe(true)
  })

  describe('rejects, and stores nothing of,', () => {
    it.each<[string, string, () => Promise<Uint8Array>]>([
      ['an SVG with scripts', 'not-a-picture', async () => text('<svg onload="x"/>')],
      ['an HTML page', 'not-a-picture', async () => text('<html>')],
      ['an empty file', 'not-a-picture', async () => text('')],
      ['a script with the signature of a picture', 'broken-picture', mislabelled],
      ['a truncated JPEG', 'broken-picture', async () => half(await photograph())],
      ['a truncated PNG', 'broken-picture', brokenPng],
      ['a decompression bomb', 'too-many-pixels', bomb],
      ['a line of a million pixels', 'too-narrow', () => plain(1, 1_000_000)],
      ['an aspect ratio above 100', 'too-narrow', () => plain(1_001, 10)],
    ])('%s', async (_why, refusal, make) => {
      const result = await storePicture(shop, await make(), { createdBy: null })
      expect(result).toEqual({ ok: false, refusal })
      expect(await uploads()).toEqual([])
      expect(shop.files.kept.size).toBe(0)
    })

    async function mislabelled(): Promise<Uint8Array> {
      return new Uint8Array([0xff, 0xd8, 0xff, ...text('<script>alert(1)</script>')])
    }
    async function brokenPng(): Promise<Uint8Array> {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
      const create = { width: 200, height: 200, channels: 3, background: 'white', noise } as const
      return half(await sharp({ create }).png().toBuffer())
    }
    const plain = (width: number, height: number): Promise<Uint8Array> =>
      sharp({ create: { width, height, channels: 3, background: 'white' } })
        .png()
        .toBuffer()
    /** A small file that decodes to more than 50 million pixels. */
    async function bomb(): Promise<Uint8Array> {
      const create = { width: 7_100, height: 7_100, channels: 3, background: 'white' } as const
      return sharp({ create }).png({ compressionLevel: 1 }).toBuffer()
    }
    const text = (content: string) => new Uint8Array(Buffer.from(content))
    const half = (content: Uint8Array) => content.subarray(0, Math.floor(content.byteLength / 2))
  })

  describe('sweepUploads', () => {
    it('removes a picture with all files when it is unused for a day', async () => {
      const { address } = await storeNew()
      await runAllJobs(shop)
      const id = pictureIdAt(address) ?? ''
      for (const name of jpegFiles(id)) await readJpeg(shop.files, id, name)
      expect(jpegFiles(id).every((name) => shop.files.kept.has(name))).toBe(true)
      await passDays(1)
      expect(await uploads()).toEqual([])
      expect(shop.files.kept.size).toBe(0)
    })

    it('removes a picture whose files could not be stored', async () => {
      shop.files.failing = true
      await expect(storeNew()).rejects.toThrow('full')
      shop.files.failing = false
      await shop.db.deleteFrom('jobs').where('kind', '=', 'make-avif').execute()
      await passDays(1)
      expect(await uploads()).toEqual([])
    })

    it('removes a picture a day after its last use ended', async () => {
      const { address } = await storeNew()
      await use('product:roses', [address])
      await use('product:tulips', [address])
      await use('product:roses', [])
      await passDays(3)
      expect(await uploads()).toHaveLength(1)
      await use('product:tulips', [])
      await passDays(0)
      expect(await uploads()).toHaveLength(1)
      await passDays(1)
      expect(await uploads()).toEqual([])
    })

    it('leaves no copy that a job writes after it', async () => {
      const { address } = await storeNew()
      const uploadId = pictureIdAt(address) ?? ''
      let isSwept = false
      const write: TestShop['files']['write'] = async (name, content) => {
        await shop.files.write(name, content)
        if (isSwept) return
        isSwept = true
        await shop.db.updateTable('uploads').set({ usedAt: 0 }).execute()
        await sweepUploads(shop)
      }
      await makeAvif({ ...shop, files: { ...shop.files, write } }, { uploadId })
      expect([...shop.files.kept.keys()]).toEqual([])
    })

    it('keeps a picture that an order uses', async () => {
      const { address } = await storeNew()
      await createOrder(shop, { product: await createProduct(shop, { image: address }) })
      await passDays(9)
      expect(await uploads()).toHaveLength(1)
    })

    it('blocks new uses and uploads of a picture while it removes it', async () => {
      const content = await photograph()
      const { address } = await store(content)
      await shop.db.updateTable('uploads').set({ sweptAt: shop.now() }).execute()
      expect(await use('product:roses', [address])).toBeNull()
      const again = await storePicture(shop, content, { createdBy: null })
      expect(again).toEqual({ ok: false, refusal: 'being-removed' })
      await passDays(1)
      await store(content)
    })
  })

  it('rejects the use of an external picture', async () => {
    expect(await use('product:roses', ['https://elsewhere.example/a.jpg'])).toBeNull()
    expect(await use('product:roses', [])).toEqual(new Map())
  })
})
