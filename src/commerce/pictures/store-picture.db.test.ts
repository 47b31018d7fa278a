import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#database/transaction.server.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct } from '../../../tests/support/factories.ts'
import { type PhotoUpload, photograph } from '../../../tests/support/photographs.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { lockPictures } from './lock-pictures.server.ts'
import { storePicture } from './store-picture.server.ts'

describeUseCase('a picture', (open) => {
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
  const storeNew = async (wish?: PhotoUpload) => store(await photograph(wish))
  const notes = () => shop.db.selectFrom('uploads').selectAll().execute()
  const show = (usedBy: 'product:roses' | 'product:tulips', addresses: string[]) =>
    inTransaction(shop.db, (tx) => lockPictures(tx, { usedBy, addresses, at: shop.now() }))
  const passDays = async (days: number) => {
    shop.clock.now += minutes(days * 24 * 60) + minutes(2)
    await runAllJobs(shop)
  }

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'that comes as %s is kept as WebP, in the sizes that pages need',
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

  it('is kept upright, and says nothing of who took it or where', async () => {
    const { address, width, height } = await storeNew({ width: 600, height: 400, orientation: 6 })
    expect([width, height]).toEqual([400, 600])
    const { exif, orientation } = await sharp(shop.files.kept.get(address.slice(1))).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('is never larger than a page can use', async () => {
    const { width, height } = await storeNew({ width: 5000, height: 2500 })
    expect([width, height]).toEqual([2400, 1200])
  })

  it.each([
    [1_000, 10],
    [10, 1_000],
  ])('may be 100 times as long as it is wide: %i by %i', async (width, height) => {
    const create = { width, height, channels: 3, background: 'white' } as const
    const answer = await store(await sharp({ create }).png().toBuffer())
    expect(answer).toMatchObject({ width, height })
  })

  it('that is brought twice is kept once', async () => {
    const content = await photograph()
    expect(await store(content)).toEqual(await store(content))
    expect(await notes()).toHaveLength(1)
  })

  it('gets its AVIF copies in a job', async () => {
    const { address } = await storeNew({ width: 500 })
    await runAllJobs(shop)
    const stem = address.slice(1, -'.webp'.length)
    const copy = await sharp(shop.files.kept.get(`${stem}-400.avif`)).metadata()
    expect([copy.compression, copy.width]).toEqual(['av1', 400])
    expect(shop.files.kept.has(`${stem}.avif`)).toBe(true)
  })

  describe('is refused, and leaves nothing behind,', () => {
    it.each<[string, string, () => Promise<Uint8Array>]>([
      ['when it is a drawing with scripts', 'not-a-picture', async () => text('<svg onload="x"/>')],
      ['when it is a page', 'not-a-picture', async () => text('<html>')],
      ['when it is nothing', 'not-a-picture', async () => text('')],
      ['when only its first bytes are a picture', 'broken-picture', mislabelled],
      ['when it was broken off', 'broken-picture', async () => half(await photograph())],
      ['when it was broken off as PNG', 'broken-picture', brokenPng],
      ['when it would fill the memory', 'too-many-pixels', bomb],
      ['when it is a line of a million pixels', 'too-narrow', () => plain(1, 1_000_000)],
      ['when it is more than 100 times as wide as long', 'too-narrow', () => plain(1_001, 10)],
    ])('%s', async (_why, refusal, make) => {
      const answer = await storePicture(shop, await make(), { createdBy: null })
      expect(answer).toEqual({ ok: false, refusal })
      expect(await notes()).toEqual([])
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
    /** A file of some kilobytes that unfolds to fifty million pixels and more. */
    async function bomb(): Promise<Uint8Array> {
      const create = { width: 7_100, height: 7_100, channels: 3, background: 'white' } as const
      return sharp({ create }).png({ compressionLevel: 1 }).toBuffer()
    }
    const text = (words: string) => new Uint8Array(Buffer.from(words))
    const half = (content: Uint8Array) => content.subarray(0, Math.floor(content.byteLength / 2))
  })

  describe('is swept away', () => {
    it('with all its files when nothing has shown it for a day', async () => {
      await storeNew()
      await runAllJobs(shop)
      await passDays(1)
      expect(await notes()).toEqual([])
      expect(shop.files.kept.size).toBe(0)
    })

    it('when its files could not be kept', async () => {
      shop.files.failing = true
      await expect(storeNew()).rejects.toThrow('full')
      shop.files.failing = false
      await shop.db.deleteFrom('jobs').where('kind', '=', 'make-avif').execute()
      await passDays(1)
      expect(await notes()).toEqual([])
    })

    it('a day after the last of those who showed it let it go', async () => {
      const { address } = await storeNew()
      await show('product:roses', [address])
      await show('product:tulips', [address])
      await show('product:roses', [])
      await passDays(3)
      expect(await notes()).toHaveLength(1)
      await show('product:tulips', [])
      await passDays(0)
      expect(await notes()).toHaveLength(1)
      await passDays(1)
      expect(await notes()).toEqual([])
    })

    it('never, as long as an order shows it', async () => {
      const { address } = await storeNew()
      await createOrder(shop, { product: await createProduct(shop, { image: address }) })
      await passDays(9)
      expect(await notes()).toHaveLength(1)
    })

    it('and then cannot be shown, nor brought again before all of it is gone', async () => {
      const content = await photograph()
      const { address } = await store(content)
      await shop.db.updateTable('uploads').set({ sweptAt: shop.now() }).execute()
      expect(await show('product:roses', [address])).toBeNull()
      const again = await storePicture(shop, content, { createdBy: null })
      expect(again).toEqual({ ok: false, refusal: 'being-removed' })
      await passDays(1)
      await store(content)
    })
  })

  it('that is none of the shop cannot be shown by it', async () => {
    expect(await show('product:roses', ['https://elsewhere.example/a.jpg'])).toBeNull()
    expect(await show('product:roses', [])).toEqual(new Map())
  })
})
