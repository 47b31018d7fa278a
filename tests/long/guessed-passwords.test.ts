import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import type { RateLimitTables } from '#identity/rate-limits/rate-limit-store.server.ts'
import {
  type SandboxProcess,
  sandboxCall,
  startSandboxProcess,
} from '../support/sandbox-process.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { addresses } from '../support/test-settings.ts'

/** An attacker guesses the password of an account over HTTP while its owner signs in. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-guessed-'))
const password = 'tulips in march'
let database: OpenDatabase
let sandbox: SandboxProcess
let shop: ShopProcess

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  sandbox = await startSandboxProcess(folder)
  shop = await startShopProcess(folder, { TRUST_PROXY: 'true' })
})
afterAll(async () => {
  await shop?.close()
  await sandbox?.kill()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

let accounts = 0
const owner = '198.51.100.7'
const attacker = '203.0.113.9'

interface Call {
  path: string
  body?: object
  network: string
  cookie?: string
}

async function call({ path, body, network, cookie = '' }: Call) {
  const response = await fetch(new URL(path, shop.origin), {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': network,
      origin: addresses.shop,
      cookie,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  await response.arrayBuffer()
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    device: cookies.find((pair) => pair.includes('.known_device_')) ?? '',
  }
}

const signIn = (email: string, secret: string, network: string, cookie = '') =>
  call({ path: '/api/auth/sign-in/email', body: { email, password: secret }, network, cookie })

async function registered() {
  const email = `mona${++accounts}@example.com`
  const body = { email, password, name: 'Mona' }
  const { device } = await call({ path: '/api/auth/sign-up/email', body, network: owner })
  return { email, device }
}

/** Moves the last failure back by this time. */
async function age(seconds: number) {
  await database.db
    .withoutPlugins()
    .withTables<RateLimitTables>()
    .updateTable('identity_rate_limits')
    .set(({ eb }) => ({ lastRequest: eb('lastRequest', '-', seconds * 1000) }))
    .execute()
}

describe('fifty wrong passwords from one network', () => {
  it('are throttled after five, with growing delays', async () => {
    const { email } = await registered()
    const guesses = Array.from({ length: 50 }, () => signIn(email, 'a guess', attacker))
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
    const delays = []
    for (let failure = 0; failure < 3; failure++) {
      const { retryAfter } = await signIn(email, 'a guess', attacker)
      delays.push(retryAfter)
      await age(retryAfter)
      expect((await signIn(email, 'a guess', attacker)).status).toBe(401)
    }
    const [first = 0, second = 0, third = 0] = delays
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
  })

  it('do not lock the owner out of another network', async () => {
    const { email } = await registered()
    for (let guess = 0; guess < 50; guess++) await signIn(email, 'a guess', attacker)
    expect((await signIn(email, password, attacker)).status).toBe(429)
    expect((await signIn(email, password, '198.51.100.99')).status).toBe(200)
  })
})

describe('wrong passwords from many networks', () => {
  const guessFromMany = async (email: string) => {
    for (let guess = 0; guess < 6; guess++) await signIn(email, 'a guess', '203.0.113.100')
    // Simulates nine more networks, because each guess costs a password hash.
    await database.db
      .withoutPlugins()
      .withTables<RateLimitTables>()
      .updateTable('identity_rate_limits')
      .set(({ eb }) => ({ count: eb('count', '+', 45) }))
      .where('key', 'like', 'password account %')
      .execute()
  }

  it('do not throttle the owner on a known device', async () => {
    const { email, device } = await registered()
    await guessFromMany(email)
    expect((await signIn(email, password, '198.51.100.50')).status).toBe(429)
    expect((await signIn(email, password, '198.51.100.50', device)).status).toBe(200)
    // Also from the network of the attacker.
    expect((await signIn(email, password, '203.0.113.100', device)).status).toBe(200)
  })

  it('let the owner sign in on a new device after a password reset', async () => {
    const { email } = await registered()
    const network = '198.51.100.60'
    await guessFromMany(email)
    expect((await signIn(email, password, network)).status).toBe(429)
    const { device } = await resetPassword(email, network)
    expect((await signIn(email, 'white lilies', network, device)).status).toBe(200)
    expect((await signIn(email, 'white lilies', '198.51.100.61')).status).toBe(429)
  })

  async function resetPassword(email: string, network: string) {
    const asked = { email, redirectTo: '/reset-password' }
    await call({ path: '/api/auth/request-password-reset', body: asked, network })
    await expect.poll(() => linkTo(email), { timeout: 30_000 }).not.toBe('')
    const token = new URL(await linkTo(email)).searchParams.get('token')
    const body = { token, newPassword: 'white lilies' }
    return call({ path: '/api/auth/reset-password', body, network })
  }
})

const mailbox = z.array(z.object({ to: z.array(z.string()), links: z.array(z.string()) }))

async function linkTo(email: string): Promise<string> {
  const mails = mailbox.parse(await sandboxCall('GET', '/mailbox'))
  const links = mails.filter(({ to }) => to.includes(email)).flatMap(({ links: all }) => all)
  return links.find((link) => link.includes('/reset-password?')) ?? ''
}
