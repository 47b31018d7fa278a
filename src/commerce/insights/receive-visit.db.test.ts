import { beforeEach, expect, it } from 'vitest'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { receivePageView, receiveVitals, type VisitSender } from './receive-visit.server.ts'

const origin = 'https://shop.example'
let senders = 0

describeUseCase('recording visits', (open) => {
  let shop: TestShop
  let networks: VisitSender['networks']
  beforeEach(async () => {
    await open().db.deleteFrom('pageViews').execute()
    await open().db.deleteFrom('webVitals').execute()
    shop = await openTestShop(open())
    senders += 1
    networks = [{ network: `192.0.2.${senders}`, allowance: 1 }]
  })

  function sent(body: unknown, headers: Record<string, string> = {}): Request {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Request(`${origin}/x`, {
      method: 'POST',
      body: text,
      headers: { origin, ...headers },
    })
  }

  const view = { path: '/p/roses?from=mail', referrer: 'https://search.example/?q=secret' }

  it('stores a page view without anything that identifies a visitor', async () => {
    const answer = await receivePageView(shop, sent(view, { 'user-agent': 'Mobi' }), {
      networks,
      origin,
    })
    expect(answer.status).toBe(204)
    const [row, ...others] = await shop.db.selectFrom('pageViews').selectAll().execute()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      path: '/p/roses',
      referrer: 'search.example',
      device: 'phone',
      at: noon,
    })
    expect(Object.keys(row ?? {}).sort()).toEqual(['at', 'device', 'id', 'path', 'referrer'])
  })

  it('stores web vitals as integers', async () => {
    const vitals = [
      { name: 'LCP', value: 1234.5 },
      { name: 'CLS', value: 0.0123 },
    ]
    const answer = await receiveVitals(shop, sent({ path: '/', vitals }), { networks, origin })
    expect(answer.status).toBe(204)
    const rows = await shop.db
      .selectFrom('webVitals')
      .select(['name', 'value'])
      .orderBy('name')
      .execute()
    expect(rows).toEqual([
      { name: 'CLS', value: 12 },
      { name: 'LCP', value: 1235 },
    ])
  })

  it.each<[string, number, unknown, Record<string, string>]>([
    ['with Do Not Track', 204, view, { dnt: '1' }],
    ['with Global Privacy Control', 204, view, { 'sec-gpc': '1' }],
    ['from another site', 403, view, { origin: 'https://elsewhere.example' }],
    ['that is not a page view', 400, { path: 5 }, {}],
    ['that is not JSON', 400, '{', {}],
    ['of a page of another site', 400, { ...view, path: 'https://elsewhere.example/' }, {}],
    ['that is too large', 413, 'x'.repeat(3000), {}],
  ])('stores nothing %s', async (_what, status, body, headers) => {
    const answer = await receivePageView(shop, sent(body, headers), { networks, origin })
    expect(answer.status).toBe(status)
    expect(await shop.db.selectFrom('pageViews').selectAll().execute()).toEqual([])
  })

  it('limits page views per address and minute', async () => {
    const statuses = []
    for (let n = 0; n < 1_201; n++) {
      statuses.push((await receivePageView(shop, sent(view), { networks, origin })).status)
    }
    expect(statuses.slice(-2)).toEqual([204, 429])
  })

  it('limits the wider networks of a sender, too', async () => {
    const answer = async (network: string) => {
      const wide = { network: `wide ${senders}`, allowance: 1 / 1_200 }
      const from = [{ network, allowance: 1 }, wide]
      return (await receivePageView(shop, sent(view), { networks: from, origin })).status
    }
    expect([await answer(`a ${senders}`), await answer(`b ${senders}`)]).toEqual([204, 429])
  })
})
