import { describe, expect, it } from 'vitest'
import { createPageCache, type PageCache, pageTtl } from './page-cache.ts'

interface Rendering {
  address: string
  finish: (page: string | null) => Promise<void>
}

interface Shop {
  cache: PageCache<string>
  /** The page as a request gets it. */
  ask: (address: string) => string | Promise<string | null>
  renderings: Rendering[]
  failures: unknown[]
  time: { now: number }
}

function openShop({ capacity = 10, saleOpensAt = null as number | null } = {}): Shop {
  const time = { now: 0 }
  const renderings: Rendering[] = []
  const failures: unknown[] = []
  const cache = createPageCache<string>({
    now: () => time.now,
    capacity,
    onFailure: (error) => failures.push(error),
    make: (address) => {
      const { promise, resolve } = Promise.withResolvers<string | null>()
      const finish = async (page: string | null) => {
        resolve(page)
        await new Promise(setImmediate)
      }
      renderings.push({ address, finish })
      return promise.then((page) =>
        page === null ? null : { page, ...pageTtl(time.now, saleOpensAt) },
      )
    },
  })
  const ask = (address: string) => cache.page(address) ?? cache.make(address)
  return { cache, ask, renderings, failures, time }
}

async function shopWith(address: string, page: string, options = {}): Promise<Shop> {
  const shop = openShop(options)
  shop.ask(address)
  await shop.renderings.shift()?.finish(page)
  return shop
}

describe('a cached page', () => {
  it('is rendered once for simultaneous requests', async () => {
    const { ask, renderings } = openShop()
    const answers = [ask('/'), ask('/'), ask('/')]
    await renderings[0]?.finish('home')
    expect([renderings.length, await Promise.all(answers)]).toEqual([1, ['home', 'home', 'home']])
  })

  it('is served while it is fresh', async () => {
    const shop = await shopWith('/', 'home')
    shop.time.now = 9_999
    expect([shop.ask('/'), shop.renderings.length]).toEqual(['home', 0])
  })

  it('is served stale while it is rendered again', async () => {
    const shop = await shopWith('/', 'home')
    shop.time.now = 10_000
    const before = [shop.ask('/'), shop.ask('/')]
    await shop.renderings[0]?.finish('newer home')
    expect([before, shop.renderings.length, shop.ask('/')]).toEqual([
      ['home', 'home'],
      1,
      'newer home',
    ])
  })

  it('is rendered again when the clock was set back', async () => {
    const shop = await shopWith('/', 'home')
    shop.time.now = -60 * 60_000
    const answer = shop.ask('/')
    await shop.renderings[0]?.finish('newer home')
    expect(await answer).toBe('newer home')
  })

  it('is rendered again after half a minute without a request', async () => {
    const shop = await shopWith('/', 'home')
    shop.time.now = 30_000
    const answer = shop.ask('/')
    await shop.renderings[0]?.finish('newer home')
    expect(await answer).toBe('newer home')
  })

  it('is not served past the start of a sale', async () => {
    const shop = await shopWith('/', 'home', { saleOpensAt: 3_000 })
    shop.time.now = 3_000
    expect(shop.ask('/')).toBeInstanceOf(Promise)
  })
})

describe('a change in the catalogue', () => {
  it('is visible in the next response', async () => {
    const shop = await shopWith('/', 'home')
    shop.cache.clear()
    const answer = shop.ask('/')
    await shop.renderings[0]?.finish('changed home')
    expect(await answer).toBe('changed home')
  })

  it('is not overwritten by a render that started before it', async () => {
    const shop = openShop()
    shop.ask('/')
    shop.cache.clear()
    await shop.renderings[0]?.finish('home of before')
    shop.ask('/')
    await shop.renderings[1]?.finish('changed home')
    expect(shop.ask('/')).toBe('changed home')
  })
})

describe('uncached pages', () => {
  it('are rendered each time', async () => {
    const shop = openShop()
    const first = shop.ask('/p/unknown')
    await shop.renderings[0]?.finish(null)
    shop.ask('/p/unknown')
    expect([await first, shop.renderings.length]).toEqual([null, 2])
  })

  it('include the least recently used one, when there are too many', async () => {
    const shop = await shopWith('/a', 'a', { capacity: 2 })
    for (const address of ['/b', '/a', '/c']) {
      shop.ask(address)
      await shop.renderings.shift()?.finish(address)
    }
    expect([shop.ask('/a'), shop.ask('/b')]).toEqual(['a', expect.any(Promise)])
  })
})

it('do not replace a cached page when rendering fails, which is reported', async () => {
  const failures: unknown[] = []
  let now = 0
  let broken = false
  const cache = createPageCache<string>({
    now: () => now,
    capacity: 10,
    onFailure: (error) => failures.push(error),
    make: async () => {
      if (broken) throw new Error('the database is away')
      return { page: 'home', ...pageTtl(now, null) }
    },
  })
  await cache.make('/')
  broken = true
  now = 20_000
  const answer = cache.page('/')
  await new Promise(setImmediate)
  expect([answer, failures.length]).toEqual(['home', 1])
})
