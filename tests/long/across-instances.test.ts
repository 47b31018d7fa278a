import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toJSONAsync } from 'seroval'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { listPayments } from '#commerce/payments/payment-store.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { jobKindNames } from '#database/stored-names.ts'
import { type Balancer, isHaproxyInstalled, startBalancer } from '../../scripts/support/balancer.ts'
import { type Instances, startInstances } from '../../scripts/support/instances.ts'
import { createProduct, lineOf, orderRequest } from '../support/factories.ts'
import { type BusyShop, openBusyShop } from '../support/http-shoppers.ts'
import { startPostgresql } from '../support/postgresql-server.ts'
import {
  type SandboxProcess,
  sandboxCall,
  startSandboxProcess,
} from '../support/sandbox-process.ts'
import { callServerFunction } from '../support/server-function.ts'
import { addresses, buildFolder, ports, testSettings } from '../support/test-settings.ts'

/** Three instances share sessions, limits and jobs. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-across-'))
const server = await startPostgresql()
const waiting = { timeout: 30_000, interval: 100 }

describe.skipIf(server === null || !isHaproxyInstalled())('over three instances', () => {
  let database: OpenDatabase
  let busy: BusyShop
  let sandbox: SandboxProcess
  let instances: Instances
  let balancer: Balancer
  let at: readonly [string, string, string]

  beforeAll(async () => {
    if (!server) return
    database = openDatabase({ url: server.url, file: '' })
    await migrateToLatest(database)
    busy = await openBusyShop(database, { shoppers: 1, stock: 1_000 })
    sandbox = await startSandboxProcess(folder)
    const env = {
      ...process.env,
      ...testSettings(folder),
      BUILD_FOLDER: buildFolder,
      DATABASE_URL: server.url,
      SIGN_IN_ATTEMPTS_PER_MINUTE: '6',
    }
    instances = await startInstances(3, { env, firstPort: ports.shop + 1 })
    at = z.tuple([z.string(), z.string(), z.string()]).parse(instances.origins)
    balancer = await startBalancer({
      host: '127.0.0.1',
      port: ports.shop,
      instances: instances.origins,
      file: join(folder, 'haproxy.cfg'),
    })
  })

  afterAll(async () => {
    await balancer?.close()
    await instances?.stop()
    await sandbox?.kill()
    await database?.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const askIdentity = (origin: string, path: string, body?: object, cookie = '') =>
    fetch(new URL(`/api/auth/${path}`, origin), {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', origin: addresses.shop, cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')

  async function order(origin: string, paymentMethod: 'card' | 'cash'): Promise<string> {
    const product = await createProduct(busy.shop, { stock: 10 })
    const data = orderRequest(busy.shop, {
      lines: [lineOf(product)],
      delivery: { date: addDays(civilDateAt(Date.now()), 3), slotId: busy.shop.slot.id },
      paymentMethod,
    })
    const { result } = await call(origin, 'checkout.placeOrder', data)
    return z.object({ orderId: z.string() }).parse(result).orderId
  }
  const call = (origin: string, id: string, data: unknown) =>
    callServerFunction({ origin, id, data, cookie: busy.cookies[0] ?? '' })

  it('the third instance accepts a session of an account from the first two', async () => {
    const account = { email: 'laila@example.com', password: 'tulips in march', name: 'Laila' }
    const registered = await askIdentity(at[0], 'sign-up/email', account)
    const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(await registered.json())
    const { token } = z
      .object({ token: z.string() })
      .parse(await (await askIdentity(at[1], 'token', undefined, cookiesOf(registered))).json())
    const form = { name: 'Laila', surname: 'Aziz', email: account.email, phone: '01001234567' }
    const created = await callServerFunction({
      origin: at[1],
      id: 'profile.createUserProfile',
      data: { uid: user.id, token, form },
    })
    expect(created.result).toBe(true)
    const session = await fetch(new URL('/_serverFn/session.setSession', at[1]), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tsr-serverFn': 'true',
        origin: at[1],
      },
      body: JSON.stringify(await toJSONAsync({ data: { token } })),
    })
    const cookie = cookiesOf(session)
    const { result } = await callServerFunction({
      origin: at[2],
      id: 'session.getSession',
      method: 'GET',
      cookie,
    })
    expect(result).toBe(user.id)
  })

  it('failed sign-ins of all instances count together', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess++) {
      const origin = at[guess % 3] ?? at[0]
      const wrong = { email: 'nadia@example.com', password: `guess number ${guess}` }
      statuses.push((await askIdentity(origin, 'sign-in/email', wrong)).status)
    }
    expect(statuses.slice(0, 3)).toEqual([401, 401, 401])
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  it('an order of one instance is paid through another, with the webhook at any', async () => {
    const orderId = await order(at[0], 'card')
    const started = await call(at[1], 'payments.startPayment', { orderId, method: 'card' })
    expect(started.result).toMatchObject({ ok: true })
    const [payment] = await listPayments(database.db, orderId)
    await sandboxCall('POST', '/paymob/pay', {
      merchantOrderId: payment?.reference,
      webhook: 'normal',
    })
    await expect
      .poll(async () => (await findOrder(database.db, orderId))?.status, waiting)
      .toBe('confirmed')
    expect(await listPayments(database.db, orderId)).toHaveLength(1)
    expect(await findViolations(database.db)).toEqual([])
  })

  it('each order sends one email although every instance runs jobs', async () => {
    const ids: string[] = []
    for (let count = 0; count < 24; count++) ids.push(await order(at[count % 3] ?? at[0], 'cash'))
    const left = async () =>
      (
        await database.db
          .selectFrom('jobs')
          .select('id')
          .where('kind', 'in', jobKindNames.all(['send-order-email']))
          // Not the reminder of an unpaid order, which is due in ten minutes.
          .where('payload', 'not like', '%payment-reminder%')
          .execute()
      ).length
    await expect.poll(left, waiting).toBe(0)
    const orders = await database.db
      .selectFrom('orders')
      .select('number')
      .where('id', 'in', ids)
      .execute()
    const emails = z
      .array(z.object({ subject: z.string() }))
      .parse(await sandboxCall('GET', '/mailbox'))
    const emailCounts = orders.map(
      ({ number }) => emails.filter(({ subject }) => subject.includes(number)).length,
    )
    expect(emailCounts).toEqual(orders.map(() => 1))
  })

  it('a rolling restart loses no response', async () => {
    const answers = new Map<number, number>()
    let done = false
    // Not awaited, so that many arrive together: one instance has to receive it.
    const tell = async () => {
      while (!done) {
        const { status } = await fetch(new URL('/_vercel/insights/view', addresses.shop), {
          method: 'POST',
          body: 'nothing',
        })
        answers.set(status, (answers.get(status) ?? 0) + 1)
      }
    }
    const telling = Array.from({ length: 16 }, tell)
    for (const pid of instances.pids()) {
      process.kill(pid, 'SIGTERM')
      await expect.poll(() => instances.pids(), waiting).not.toContain(pid)
      await expect.poll(allAreReady, waiting).toBe(true)
    }
    done = true
    await Promise.all(telling)
    expect([...answers.keys()]).toEqual([403])
  })

  async function allAreReady(): Promise<boolean> {
    const statuses = await Promise.all(
      at.map((origin) =>
        fetch(new URL('/health/ready', origin)).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    return statuses.every((ok) => ok)
  }
})
