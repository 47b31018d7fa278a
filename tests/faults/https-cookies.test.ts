import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toJSONAsync } from 'seroval'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-https-'))
const origin = 'https://flowers.example'
let shop: ShopProcess

beforeAll(async () => {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  await database.close()
  // As behind a TLS proxy.
  shop = await startShopProcess(folder, { VITE_APP_URL: origin, TRUST_PROXY: 'true' })
})

afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, cookie: string, body?: string) =>
  fetch(new URL(path, shop.origin), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-proto': 'https',
      'x-tsr-serverFn': 'true',
      origin,
      cookie,
    },
    ...(body === undefined ? {} : { body }),
  })

const pairOf = (line: string) => line.split(';')[0] ?? ''

it('sign-in sets Secure cookies with a prefix under https', async () => {
  const account = { email: 'salma@example.com', password: 'tulips in march', name: 'Salma' }
  const registered = await ask('/api/auth/sign-up/email', '', JSON.stringify(account))
  expect(registered.status).toBe(200)
  const ofProvider = registered.headers.getSetCookie()
  expect(ofProvider.length).toBeGreaterThan(0)
  for (const line of ofProvider) {
    expect(line).toMatch(/^__Host-boutique-identity\./)
    expect(line).toMatch(/; Secure(;|$)/)
    expect(line).toMatch(/; Path=\/(;|$)/)
    expect(line).not.toMatch(/Domain/i)
    // Scripts read this one, which says only that there is another.
    const isTrace = line.startsWith('__Host-boutique-identity.signed_in=1;')
    if (!isTrace) expect(line).toMatch(/; HttpOnly(;|$)/)
    expect(line).toMatch(/; SameSite=Lax(;|$)/)
  }

  const identity = ofProvider.map(pairOf).join('; ')
  const { token } = await (await ask('/api/auth/token', identity)).json()
  const call = JSON.stringify(await toJSONAsync({ data: { token } }))
  const session = (await ask('/_serverFn/session.setSession', '', call)).headers.getSetCookie()
  expect(session).toHaveLength(1)
  const [line = ''] = session
  // With the prefix, browsers refuse the cookie with a domain, another path, or without https.
  expect(line).toMatch(/^__Host-boutique-session=[\w-]{40,};/)
  expect(line).toMatch(/; Path=\/(;|$)/)
  expect(line).toMatch(/; HttpOnly(;|$)/)
  expect(line).toMatch(/; Secure(;|$)/)
  expect(line).toMatch(/; SameSite=Lax(;|$)/i)
  expect(line).not.toMatch(/Domain/i)

  const holder = await ask('/_serverFn/session.getSession', pairOf(line))
  expect(await holder.text()).not.toContain('null')
  const plain = pairOf(line).replace('__Host-', '')
  expect(await (await ask('/_serverFn/session.getSession', plain)).text()).not.toBe(
    await (await ask('/_serverFn/session.getSession', pairOf(line))).text(),
  )
})
