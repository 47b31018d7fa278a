import { describe, expect, it } from 'vitest'
import { pageAge } from './page-age.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

interface Rendering {
  address: string
  finish: (page: string | null) => Promise<void>
}

interface Shop {
  cache: PageCache<string>
  /** As whoever wants the page does, whether there is one or not. */
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
        page === null ? null : { page, ...pageAge(time.now, saleOpensAt) },
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

describe('a page that many ask for', () => {
  it('is made once, however many ask at once', async () => {
    const { ask, renderings } = openShop()
    const answers = [ask('/'), ask('/'), ask('/')]
    await renderings[0]?.finish('home')
    expect([renderings.length, await Promise.all(answers)]).toEqual([1, ['home', 'home', 'home']])
  })

  it('is answered at once while it is fresh, and not made again', async () => {
    const shop = await shopWith('/', 'home')
    shop.time.now = 9_999
    expect([shop.ask('/'), shop.renderings.length]).toEqual(['home', 0])
  })

  it('is answered as it was while a newer one is made', async () => {
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

  it('is made anew when the clock was set back, instead of being fresh for as long', async () => {
    const shop = await shopWith('/', 'home')
    shop.time.now = -60 * 60_000
    const answer = shop.ask('/')
    await shop.renderings[0]?.finish('newer home')
    expect(await answer).toBe('newer home')
  })

  it('is made anew when nobody has asked for half a minute', async () => {
    const shop = await shopWith('/', 'home')
    shop.time.now = 30_000
    const answer = shop.ask('/')
    await shop.renderings[0]?.finish('newer home')
    expect(await answer).toBe('newer home')
  })

  it('is not shown past the moment at which a sale opens', async () => {
    const shop = await shopWith('/', 'home', { saleOpensAt: 3_000 })
    shop.time.now = 3_000
    expect(shop.ask('/')).toBeInstanceOf(Promise)
  })
})

describe('a change in the catalogue', () => {
  it('is seen by the next who asks', async () => {
    const shop = await shopWith('/', 'home')
    shop.cache.clear()
    const answer = shop.ask('/')
    await shop.renderings[0]?.finish('changed home')
    expect(await answer).toBe('changed home')
  })

  it('is not undone by a page that was begun before it', async () => {
    const shop = openShop()
    shop.ask('/')
    shop.cache.clear()
    await shop.renderings[0]?.finish('home of before')
    shop.ask('/')
    await shop.renderings[1]?.finish('changed home')
    expect(shop.ask('/')).toBe('changed home')
  })
})

describe('what is not kept', () => {
  it('is asked for anew each time', async () => {
    const shop = openShop()
    const first = shop.ask('/p/unknown')
    await shop.renderings[0]?.finish(null)
    shop.ask('/p/unknown')
    expect([await first, shop.renderings.length]).toEqual([null, 2])
  })

  it('is the page that was longest not asked for, when there are too many', async () => {
    const shop = await shopWith('/a', 'a', { capacity: 2 })
    for (const address of ['/b', '/a', '/c']) {
      shop.ask(address)
      await shop.renderings.shift()?.finish(address)
    }
    expect([shop.ask('/a'), shop.ask('/b')]).toEqual(['a', expect.any(Promise)])
  })
})

it('a renewal that fails leaves the page as it was, and is reported', async () => {
  const failures: unknown[] = []
  let now = 0
  let broken = false
  const cache = createPageCache<string>({
    now: () => now,
    capacity: 10,
    onFailure: (error) => failures.push(error),
    make: async () => {
      if (broken) throw new Error('the database is away')
      return { page: 'home', ...pageAge(now, null) }
    },
  })
  await cache.make('/')
  broken = true
  now = 20_000
  const answer = cache.page('/')
  await new Promise(setImmediate)
  expect([answer, failures.length]).toEqual(['home', 1])
})
