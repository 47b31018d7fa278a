import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

/** Calls in plain JSON, as an integrator without the framework's client sends them. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-plain-'))
let shop: ShopProcess
let cookie: string
let uid: string

beforeAll(async () => {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  const people = await createPeople(database)
  uid = people.customer
  cookie = await signInAs(database, uid, false)
  await database.close()
  shop = await startShopProcess(folder, { LOG_LEVEL: 'silent' })
})

afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function send(id: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(`/_serverFn/${id}`, shop.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origin, cookie, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function ask(id: string, query = '', headers: Record<string, string> = {}) {
  const url = new URL(`/_serverFn/${id}${query}`, shop.origin)
  const response = await fetch(url, { headers: { origin: shop.origin, cookie, ...headers } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const form = { name: 'Mona', surname: 'Adel', email: 'mona@example.com', phone: '' }

describe('a POST in plain JSON', () => {
  it('is answered in plain JSON, and does what it says', async () => {
    const saved = await send('profile.saveOwnProfile', { data: form, context: {} })
    expect(saved.status).toBe(200)
    expect(saved.headers.get('content-type')).toBe('application/json')
    expect(saved.headers.has('x-tss-serialized')).toBe(false)
    expect(JSON.parse(saved.text)).toMatchObject({ result: { ok: true } })
    const read = await ask('profile.getProfile')
    expect(JSON.parse(read.text)).toMatchObject({ result: { id: uid, name: 'Mona' } })
  })

  it('is the same with the header of the framework, and without context', async () => {
    const headers = { 'x-tsr-serverFn': 'true' }
    const saved = await send('profile.saveOwnProfile', { data: form }, headers)
    expect(JSON.parse(saved.text)).toMatchObject({ result: { ok: true } })
  })

  it('sets the cookies of the function', async () => {
    const ended = await send('session.deleteSession', { data: null, context: {} }, { cookie: '' })
    expect(JSON.parse(ended.text)).toEqual({ result: null })
    expect(ended.headers.getSetCookie().join()).toContain('boutique-session=')
  })

  it('says in plain JSON why it is refused', async () => {
    const outside = await send('profile.saveOwnProfile', { data: form }, { cookie: '' })
    expect(outside.status).toBe(401)
    expect(JSON.parse(outside.text)).toEqual({
      error: { reason: 'sign-in', message: 'Please sign in to continue.' },
    })
    const invalid = await send('profile.saveOwnProfile', { data: { name: 1 } })
    expect(invalid.status).toBe(400)
    expect(JSON.parse(invalid.text)).toEqual({
      error: { message: expect.stringContaining('could not understand') },
    })
    expect((await send('profile.nothing', { data: 1 })).status).toBe(400)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['another site, by its metadata', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
  ])('is refused from %s', async (_who, headers, status) => {
    const answer = await send('profile.saveOwnProfile', { data: form, context: {} }, headers)
    expect(answer.status).toBe(status)
  })

  it.each([
    ['more than 64 kB', { data: { ...form, name: 'x'.repeat(65 * 1024) } }, 413],
    ['more than 10,000 values', { data: Array(10_001).fill(0) }, 400],
    ['other fields', { data: form, role: 'superAdmin' }, 400],
    ['a prototype', '{"data":{"__proto__":{"role":"superAdmin"}}}', 400],
    ['a list as context', { data: form, context: [1] }, 400],
    ['no call', [form], 400],
  ])('is refused with %s', async (_what, body, status) => {
    expect((await send('profile.saveOwnProfile', body)).status).toBe(status)
  })
})

describe('a GET in plain JSON', () => {
  it('is answered in plain JSON, with and without payload', async () => {
    expect(JSON.parse((await ask('session.getSession')).text)).toEqual({ result: uid })
    const payload = encodeURIComponent(JSON.stringify({ data: { limit: 2 } }))
    const listed = await ask('catalogue.listCategories', `?payload=${payload}`)
    expect([listed.status, JSON.parse(listed.text)]).toEqual([200, { result: expect.anything() }])
  })

  it('is answered in the form of the framework to its client', async () => {
    const answer = await ask('session.getSession', '', { 'x-tsr-serverFn': 'true' })
    expect(answer.headers.get('x-tss-serialized')).toBe('true')
  })

  it('cannot call what only a POST may', async () => {
    const payload = encodeURIComponent(JSON.stringify({ data: form }))
    expect((await ask('profile.saveOwnProfile', `?payload=${payload}`)).status).toBe(405)
  })
})
