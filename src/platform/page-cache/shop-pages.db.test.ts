import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changeCatalogue } from '#commerce/catalogue/editing/catalogue-change.server.ts'
import { instantOf } from '#commerce/delivery/cairo-time.ts'
import { readChoiceTerms } from '#commerce/delivery/read-choice-terms.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createShopPageCache } from './shop-pages.server.ts'

const database = openDatabase({ file: ':memory:' })
const html = { 'content-type': 'text/html; charset=utf-8' }
const well = () => new Response('flowers', { headers: html })

let now = 0
let answer: () => Response
let complaints: string[]

beforeEach(async () => {
  await migrateToLatest(database)
  now = 1_000_000
  answer = well
  complaints = []
})
afterAll(() => database.close())

function openCache(pages: () => Response | Promise<Response> = () => answer()) {
  const log = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: (event: string) => complaints.push(event),
  }
  return createShopPageCache(
    { db: database.db, now: () => now, log },
    { origin: 'http://shop.example', pages },
  )
}

const textOf = async (page: { bytes: (encoding: 'identity') => Promise<Buffer> } | null) =>
  page && String(await page.bytes('identity'))

describe('the page cache of the shop', () => {
  it.each([
    ['breaks', () => new Response('went wrong', { status: 500, headers: html })],
    [
      'lacks data',
      () => new Response('no flowers', { headers: { ...html, 'cache-control': 'no-store' } }),
    ],
  ])('keeps a page when its replacement %s', async (_how, failing) => {
    const cache = openCache()
    await cache.make('/')
    answer = failing
    now += 15_000
    cache.page('/')
    await expect(cache.make('/')).rejects.toThrow('The page came out as')
    expect(await textOf(await cache.page('/'))).toBe('flowers')
    expect(complaints).toEqual(['page not refreshed'])
  })

  it('is cleared by a change of the catalogue, not by a refused one', async () => {
    const cache = openCache()
    await cache.make('/')
    await changeCatalogue(database.db, async () => ({ ok: false, refusal: 'name-taken' }))
    expect(cache.page('/')).not.toBeNull()
    await changeCatalogue(database.db, async () => ({ ok: true }))
    expect(cache.page('/')).toBeNull()
  })

  it('removes a page that is not found any more', async () => {
    const cache = openCache()
    await cache.make('/')
    answer = () => new Response('not found', { status: 404, headers: html })
    now += 15_000
    expect(await cache.make('/')).toBeNull()
    expect(cache.page('/')).toBeNull()
  })
})

describe('a cached list of what arrives today', () => {
  const slot = { id: newDocumentId(), name: 'Afternoon', startMinute: 15 * 60, endMinute: 18 * 60 }
  const area = newDocumentId()
  const cutoff = instantOf('2026-11-20', 13 * 60)

  beforeEach(async () => {
    const { db } = database
    await db.deleteFrom('deliverySlots').execute()
    const limits = { cutoffMinute: 13 * 60, capacity: 10, weekdays: '1234567', position: 1 }
    await db
      .insertInto('deliverySlots')
      .values({ ...slot, ...limits })
      .execute()
    const zone = { id: area, name: 'Zamalek', fee: 60, open: 1 as const, position: 1 }
    await db
      .insertInto('deliveryZones')
      .values(zone)
      .onConflict((on) => on.doNothing())
      .execute()
  })

  it.each([1, 9_000])('changes at the cut-off, rendered %i ms before', async (msBefore) => {
    now = cutoff - msBefore
    let renders = 0
    const page = async () => {
      renders++
      const choice = { area, day: '2026-11-20' }
      const terms = await readChoiceTerms({ db: database.db, now: () => now }, choice)
      return new Response(terms?.state, { headers: html })
    }
    const cache = openCache(page)
    await cache.make('/')
    now = cutoff - 1
    expect([await textOf(await cache.page('/')), renders]).toEqual(['open', 1])
    now = cutoff
    expect(cache.page('/')).toBeNull()
    expect(await textOf(await cache.make('/'))).toBe('too-late')
    now += 5_000
    expect([await textOf(await cache.page('/')), renders]).toEqual(['too-late', 2])
  })

  it('is rendered again at midnight, when another day is today', async () => {
    const midnight = instantOf('2026-11-21', 0)
    now = midnight - 1
    const cache = openCache()
    await cache.make('/')
    now = midnight
    expect(cache.page('/')).toBeNull()
  })
})

it('stores no failed page, and no missing one', async () => {
  const cache = openCache()
  answer = () => new Response('went wrong', { status: 500, headers: html })
  await expect(cache.make('/')).rejects.toThrow('The page came out as 500.')
  answer = well
  expect(await textOf(await cache.make('/'))).toBe('flowers')
})
