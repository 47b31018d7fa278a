import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { startPostgresql } from '../support/postgresql-server.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

/** A built shop on PostgreSQL, on a machine with a wrong clock. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-shifted-clock-'))
const server = await startPostgresql()
const preload = join(import.meta.dirname, '../support/shifted-clock.ts')

describe.skipIf(server === null)('a shop on a machine whose clock', () => {
  beforeAll(async () => {
    if (!server) return
    const database = openDatabase({ url: server.url, file: '' })
    await migrateToLatest(database)
    await database.close()
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    ['is right', 0, 200, 'ready'],
    ['is 90 s ahead', 90_000, 503, 'clock differs from the database'],
    ['is 90 s behind', -90_000, 503, 'clock differs from the database'],
  ])(
    '%s says whether it is ready, and signs ID tokens by the clock of the database',
    {
      timeout: 20_000,
    },
    async (_name, shiftMs, status, says) => {
      const shop = await startShopProcess(folder, {
        DATABASE_URL: server?.url ?? '',
        NODE_OPTIONS: `--import ${preload}`,
        TEST_CLOCK_SHIFT_MS: String(shiftMs),
      })
      try {
        expect((await fetch(`${shop.origin}/health`)).status).toBe(200)
        const answer = await fetch(`${shop.origin}/health/ready`)
        expect([answer.status, await answer.json()]).toEqual([status, { status: says }])
        const { iat = 0, exp = 0 } = decodeJwt(await newIdToken(shop, shiftMs))
        expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(5)
        expect(exp - iat).toBeCloseTo(3600, 2)
      } finally {
        await shop.close()
      }
    },
  )
})

async function newIdToken({ origin }: ShopProcess, shiftMs: number): Promise<string> {
  const signedUp = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `clock${shiftMs}@example.com`,
      password: 'tulips in march',
      name: 'Salma Fouad',
    }),
  })
  expect(signedUp.status).toBe(200)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const answer = await fetch(`${origin}/api/auth/token`, { headers: { cookie } })
  const { token } = z.object({ token: z.string() }).parse(await answer.json())
  return token
}
