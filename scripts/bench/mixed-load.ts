import { openBusyShop } from '../../tests/support/http-shoppers.ts'
import { prepareShop } from './bench-shop.ts'
import { medianOf, sampleMemory } from './measures.ts'
import type { Row } from './report.ts'

const seconds = 60
const words = ['rose', 'tulip', 'peony', 'orchid', 'vase', 'white', 'pink', 'gift']
const own = { cookie: 'boutique-session=none' }

/**
 * Memory of the process under concurrent pages, searches, orders and sign-ins. Each sign-in hashes a password in 32 MB,
 * so a burst of them determines the peak.
 */
export async function mixedLoad(): Promise<Row[]> {
  const bench = await prepareShop(
    async (database) => ({
      busy: await openBusyShop(database, { shoppers: 8, stock: 1_000_000 }),
      products: await database.db.selectFrom('products').select('id').execute(),
    }),
    { isDemo: true },
  )
  const { busy, products } = bench.prepared
  const shop = await bench.start()
  const until = performance.now() + seconds * 1_000
  const counts = new Map<string, number>()

  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { 'accept-encoding': 'br', origin: shop.origin, ...init.headers }
    const response = await fetch(new URL(path, shop.origin), { ...init, headers })
    await response.arrayBuffer()
  }
  const post = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const anyPage = () => pick(['/', `/p/${pick(products.map(({ id }) => id))}`])
  const account = () => ({ email: `${crypto.randomUUID()}@example.com`, password: 'white lilies' })
  const work: Record<string, { clients: number; request: (client: number) => Promise<unknown> }> = {
    'cached pages': { clients: 6, request: () => ask(anyPage()) },
    'pages of signed-in users': { clients: 6, request: () => ask(anyPage(), { headers: own }) },
    searches: { clients: 4, request: () => ask(`/search?q=${pick(words)}+${pick(words)}`) },
    orders: {
      clients: busy.cookies.length,
      request: (client) => busy.order(shop.origin, busy.cookies[client] ?? ''),
    },
    'sign-ins': { clients: 12, request: () => post('/api/auth/sign-in/email', account()) },
    registrations: {
      clients: 1,
      request: () => post('/api/auth/sign-up/email', { ...account(), name: 'Salma' }),
    },
  }
  const clients = Object.entries(work).flatMap(([kind, { clients, request }]) =>
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        await request(client)
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
      }
    }),
  )
  const seen = await sampleMemory(shop.pid, until, 250)
  await Promise.all(clients)
  await shop.close()
  bench.remove()
  return [
    {
      what: `memory under mixed load for ${seconds} s, peak`,
      measured: `${Math.max(...seen).toFixed(0)} MB, median ${medianOf(seen).toFixed(0)} MB`,
      beside: [...counts].map(([kind, count]) => `${count} ${kind}`).join(', '),
      budget: '≤ 250 MB',
    },
  ]
}

function pick<T>(from: readonly T[]): T {
  const picked = from[Math.floor(Math.random() * from.length)]
  if (picked === undefined) throw new Error('Cannot pick from an empty list.')
  return picked
}
