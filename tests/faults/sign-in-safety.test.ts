import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toJSONAsync } from 'seroval'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { functionAccessRules, pageAccessRules } from './access-rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-sign-in-safety-'))
let cookie = ''
let shop: ShopProcess

beforeAll(async () => {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  const people = await createPeople(database)
  cookie = await signInAs(database, people.superAdmin, false)
  await database.close()
  shop = await startShopProcess(folder)
})

afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Requests that another site can make a signed-in browser send. */
const foreign: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a browser that only says its origin', { origin: 'https://evil.example' }],
  ['a neighbour of the shop', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9' }],
]

describe.each(foreign)('a call from %s', (_name, from) => {
  it.each(Object.entries(functionAccessRules))('is refused by %s', async (id, { method, data }) => {
    const payload = JSON.stringify(await toJSONAsync({ data }))
    const url = new URL(`/_serverFn/${id}`, shop.origin)
    if (method === 'GET') url.searchParams.set('payload', payload)
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', 'x-tsr-serverFn': 'true', cookie, ...from },
      ...(method === 'POST' ? { body: payload } : {}),
    })
    expect(response.status).toBe(403)
    expect(await response.text()).toBe('Forbidden')
  })
})

const places = Object.keys(pageAccessRules).map((route) =>
  route.replace(/\$\w+/, 'abcdefghij0123456789').replace(/(.)\/$/, '$1'),
)

it.each(places)('%s cannot be framed and sends no referrer to other sites', async (path) => {
  const { headers } = await fetch(new URL(path, shop.origin), {
    headers: { cookie },
    redirect: 'manual',
  })
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
