import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createQueryClient, dehydrateQueries, hydrateQueries } from './query-client.ts'

it('caches a query for ten seconds', async () => {
  vi.useFakeTimers()
  const client = createQueryClient(() => undefined)
  const read = vi.fn(async () => 'tulips')
  const ask = () => client.fetchQuery({ queryKey: ['flowers'], queryFn: read })
  await ask()
  vi.advanceTimersByTime(9_999)
  await ask()
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await ask()
  expect(read).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it("hydrates the browser with the server's data", async () => {
  const server = createQueryClient(() => undefined)
  const browser = createQueryClient(() => undefined)
  const read = vi.fn(async () => ['tulips', 'peonies'])
  const flowers = { queryKey: ['flowers'], queryFn: read }
  await server.fetchQuery(flowers)
  hydrateQueries(browser, dehydrateQueries(server), Date.now())
  expect(await browser.fetchQuery(flowers)).toEqual(['tulips', 'peonies'])
  expect(read).toHaveBeenCalledTimes(1)
})

describe.each([
  ['an hour ahead', 3_600_000],
  ['an hour behind', -3_600_000],
])('with the clock of the server %s', (_clock, differenceMs) => {
  const flowers = { queryKey: ['flowers'], queryFn: vi.fn(async () => 'tulips') }
  const browser = createQueryClient(() => undefined)
  const now = Date.UTC(2026, 10, 29)

  beforeAll(async () => {
    vi.useFakeTimers({ now: now + differenceMs })
    const server = createQueryClient(() => undefined)
    await server.fetchQuery(flowers)
    vi.setSystemTime(now)
    hydrateQueries(browser, dehydrateQueries(server), now)
    flowers.queryFn.mockClear()
  })
  afterAll(() => void vi.useRealTimers())

  it('keeps the data of a page for ten seconds after its arrival', async () => {
    vi.setSystemTime(now + 9_999)
    await browser.fetchQuery(flowers)
    expect(flowers.queryFn).not.toHaveBeenCalled()
  })

  it('refetches it afterwards', async () => {
    vi.setSystemTime(now + 10_000)
    await browser.fetchQuery(flowers)
    expect(flowers.queryFn).toHaveBeenCalledOnce()
  })
})

it('refetches the data of a page that did not come over the network', async () => {
  const [server, browser] = [createQueryClient(() => undefined), createQueryClient(() => undefined)]
  const flowers = { queryKey: ['flowers'], queryFn: vi.fn(async () => 'tulips') }
  await server.fetchQuery(flowers)
  hydrateQueries(browser, dehydrateQueries(server), null)
  await browser.fetchQuery(flowers)
  expect(flowers.queryFn).toHaveBeenCalledTimes(2)
})

it('reports a failed read, and its recovery once', async () => {
  const [onFailed, onRecovered] = [vi.fn(), vi.fn()]
  const client = createQueryClient(onFailed, onRecovered)
  let isDown = true
  const queryFn = async () => {
    if (isDown) throw new Error('down')
    return 'tulips'
  }
  const ask = () =>
    client.fetchQuery({ queryKey: ['flowers'], queryFn, retry: false, staleTime: 0 })
  await ask().catch(() => undefined)
  expect([onFailed.mock.calls.length, onRecovered.mock.calls.length]).toEqual([1, 0])
  isDown = false
  await ask()
  await ask()
  expect([onFailed.mock.calls.length, onRecovered.mock.calls.length]).toEqual([1, 1])
})

it('leaves a failure to the page that shows it', async () => {
  const onFailed = vi.fn()
  const client = createQueryClient(onFailed)
  const queryFn = () => Promise.reject(new Error('down'))
  const meta = { showsOwnFailure: true }
  await client.fetchQuery({ queryKey: ['run'], queryFn, retry: false, meta }).catch(() => undefined)
  expect(onFailed).not.toHaveBeenCalled()
})
