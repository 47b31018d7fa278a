import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { jobKindNames } from '#database/stored-names.ts'
import { createProduct, lineOf, orderRequest } from '../support/factories.ts'
import { type BusyShop, openBusyShop } from '../support/http-shoppers.ts'
import { expectInvariantsToHold } from '../support/invariants.ts'
import { startPostgresql } from '../support/postgresql-server.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'
import {
  type SandboxProcess,
  sandboxCall,
  startSandboxProcess,
} from '../support/sandbox-process.ts'
import { callServerFunction } from '../support/server-function.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { startTcpSwitch, type TcpSwitch } from '../support/tcp-switch.ts'
import { ports } from '../support/test-settings.ts'

/**
 * Payment provider, mail server, storage and database, each stopped and restarted while customers order. The shop reaches
 * them through TCP switches, so that a stopped one looks like a machine that is gone.
 */

const dependencies = ['provider', 'mail', 'storage', 'database'] as const
const shoppers = 6
// Each order also sends an email that the last test waits for.
const pauseBetweenOrders = 150
// Starting all processes takes long on a busy machine.
const timeouts = 180_000
const picture = `uploads/${'a'.repeat(32)}_8x8`
const folder = mkdtempSync(join(tmpdir(), 'boutique-outages-'))
const server = await startPostgresql()

describe.skipIf(server === null)(
  'a shop whose dependencies stop and restart while customers order',
  () => {
    const acknowledged: string[] = []
    let refused = 0
    let done = false
    let shopping: Promise<unknown>
    let database: OpenDatabase
    let busy: BusyShop
    let sandbox: SandboxProcess
    let storage: S3Server
    let shop: ShopProcess
    const ways: Partial<Record<(typeof dependencies)[number], TcpSwitch>> = {}
    const led = { provider: ports.sandbox, mail: ports.smtp, storage: 0, database: 0 }

    beforeAll(async () => {
      if (!server) return
      database = openDatabase({ url: server.url, file: '' })
      await migrateToLatest(database)
      busy = await openBusyShop(database, { shoppers: shoppers + 1, stock: 1_000_000 })
      sandbox = await startSandboxProcess(folder)
      storage = await startS3Server()
      storage.files.set(`/pictures/${picture}.webp`, Buffer.from('a picture'))
      led.storage = Number(new URL(storage.url).port)
      led.database = Number(new URL(server.url).port)
      for (const name of dependencies) ways[name] = await startTcpSwitch(led[name])
      shop = await startShopProcess(folder, {
        DATABASE_URL: server.url.replace(`:${led.database}/`, `:${portOf('database')}/`),
        STORAGE_URL: storage.url.replace(`:${led.storage}/`, `:${portOf('storage')}/`),
        SMTP_URL: `smtp://localhost:${portOf('mail')}`,
        PAYMENT_API_URL: `http://localhost:${portOf('provider')}`,
        DATABASE_CONNECTION_TIMEOUT_MS: '1000',
      })
      shopping = Promise.all(busy.cookies.slice(1).map(keepOrdering))
      await until('customers ordered', () => acknowledged.length > 20)
    }, timeouts)

    afterAll(async () => {
      done = true
      await shopping
      await shop?.close()
      for (const way of Object.values(ways)) await way?.close()
      await storage?.close()
      await sandbox?.kill()
      await database?.close()
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    }, timeouts)

    const portOf = (name: keyof typeof ways) => ways[name]?.port ?? 0
    const stop = (name: keyof typeof ways) => ways[name]?.leadTo(nowhere)
    const start = (name: keyof typeof ways) => ways[name]?.leadTo(led[name])
    const get = (path: string) => fetch(new URL(path, shop.origin))

    async function keepOrdering(cookie: string): Promise<void> {
      while (!done) {
        const orderId = await busy.order(shop.origin, cookie)
        if (orderId === null) refused += 1
        else acknowledged.push(orderId)
        await delay(pauseBetweenOrders)
      }
    }

    async function moreOrders(): Promise<void> {
      const enough = acknowledged.length + 2 * shoppers
      await until('more orders were taken', () => acknowledged.length >= enough)
    }

    async function orderByCard(): Promise<{ orderId: string; pay: () => Promise<unknown> }> {
      const cookie = busy.cookies[0] ?? ''
      const product = await createProduct(busy.shop, { stock: 10 })
      const data = orderRequest(busy.shop, {
        lines: [lineOf(product)],
        delivery: { date: addDays(civilDateAt(Date.now()), 3), slotId: busy.shop.slot.id },
      })
      const placed = await call('checkout.placeOrder', data)
      const { orderId } = z.object({ orderId: z.string() }).parse(placed)
      return { orderId, pay: () => call('payments.startPayment', { orderId, method: 'card' }) }

      async function call(id: string, input: unknown): Promise<unknown> {
        return (await callServerFunction({ origin: shop.origin, id, data: input, cookie })).result
      }
    }

    it('takes orders during an outage of the payment provider, and is paid after it', async () => {
      stop('provider')
      const order = await orderByCard()
      expect(await order.pay()).toEqual({ ok: false, refusal: 'provider-unavailable' })
      await moreOrders()
      start('provider')
      expect(await order.pay()).toMatchObject({ ok: true })
    })

    it('takes orders during an outage of the mail server, and retries the emails', async () => {
      stop('mail')
      await moreOrders()
      const waiting = () =>
        database.db
          .selectFrom('jobs')
          .select(['id', 'lastError'])
          .where('kind', 'in', jobKindNames.all(['send-order-email']))
          .where('lastError', 'is not', null)
          .execute()
      await until('an email failed', async () => (await waiting()).length > 0)
      start('mail')
      await moreOrders()
    })

    it('serves pages and takes orders during an outage of the storage, and pictures after it', async () => {
      expect((await get(`/${picture}.webp`)).status).toBe(200)
      stop('storage')
      const missing = await get(`/${picture}.webp`)
      expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store'])
      expect((await get('/')).status).toBe(200)
      await moreOrders()
      start('storage')
      expect((await get(`/${picture}.webp`)).status).toBe(200)
    })

    it('is not ready during an outage of the database, serves cached pages, and takes orders after it', async () => {
      expect((await get('/')).status).toBe(200)
      stop('database')
      await until('orders failed', () => refused > shoppers)
      expect((await get('/health')).status).toBe(200)
      expect((await get('/health/ready')).status).toBe(503)
      expect((await get('/')).status).toBe(200)
      start('database')
      await moreOrders()
      expect((await get('/health/ready')).status).toBe(200)
    })

    it('has every acknowledged order in the end, and emailed each customer', async () => {
      done = true
      await shopping
      const rows = await database.db.selectFrom('orders').select(['id', 'number']).execute()
      const numbers = new Map(rows.map(({ id, number }) => [id, number]))
      expect(acknowledged.filter((id) => !numbers.has(id))).toEqual([])
      await expectInvariantsToHold(database)
      // Makes emails in backoff due now.
      await database.db.updateTable('jobs').set({ runAt: 0, leasedUntil: 0 }).execute()
      await until('all emails were sent', async () => {
        const left = await database.db
          .selectFrom('jobs')
          .select('id')
          .where('kind', 'in', jobKindNames.all(['send-order-email']))
          .execute()
        return left.length === 0
      })
      const mails = JSON.stringify(await sandboxCall('GET', '/mailbox'))
      const notEmailed = acknowledged.filter((id) => !mails.includes(numbers.get(id) ?? id))
      expect(notEmailed).toEqual([])
    })
  },
)

/** A port without a listener, like a machine that is switched off. */
const nowhere = 1

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Timeout: ${what}.`)
    await delay(50)
  }
}
