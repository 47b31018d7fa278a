import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { listPayments } from '#commerce/payments/payment-store.server.ts'
import { quietMs } from '#commerce/payments/refund-attempt.ts'
import { listRefunds } from '#commerce/payments/refund-store.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { startJobWorker } from '../support/job-workers.ts'
import { openPayingShop, placePaidOrderToRefund } from '../support/paid-orders.ts'
import {
  type SandboxProcess,
  sandboxCall,
  startSandboxProcess,
} from '../support/sandbox-process.ts'

/** The worker that sends a refund is killed, or the response of the provider is lost. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-refund-crash-'))
const reversals = '/api/acceptance/void_refund'
let database: OpenDatabase
let provider: SandboxProcess
let shop: Awaited<ReturnType<typeof openPayingShop>>
let order: { reference: string; orderId: string }

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  provider = await startSandboxProcess(folder)
  shop = await openPayingShop(database, folder)
})

afterAll(async () => {
  await provider.kill()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  await sandboxCall('PUT', '/paymob/dialect', {})
  order = await placePaidOrderToRefund(shop)
  await database.db.deleteFrom('jobs').where('kind', '!=', 'refund-payment').execute()
})

const outage = (change: object) => sandboxCall('PUT', '/paymob/outage', change)
const refunds = () => listRefunds(database.db, order.orderId)

async function startWorker() {
  const worker = startJobWorker(folder, { databaseUrl: '', clockShiftMs: 0 })
  await worker.started
  return worker
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Timeout: ${what}.`)
    await delay(50)
  }
}

/** Ends the quiet period of the attempt, and then the lease of its worker: another one may claim the job at once. */
async function passTime(): Promise<void> {
  await database.db
    .updateTable('refundAttempts')
    .set((row) => ({ startedAt: row('startedAt', '-', quietMs) }))
    .execute()
  await database.db
    .updateTable('jobs')
    .where('kind', '=', 'refund-payment')
    .set({ runAt: 0, leasedUntil: 0 })
    .execute()
}

/** Whether the worker has given the job back: until then it sets the time of the next run. */
async function isJobFree(): Promise<boolean> {
  const job = await database.db
    .selectFrom('jobs')
    .select('leasedUntil')
    .where('kind', '=', 'refund-payment')
    .executeTakeFirstOrThrow()
  return job.leasedUntil === 0
}

const outageSchema = z.object({ holding: z.number() })
/** Number of pending calls at the provider. */
async function pausedCalls(): Promise<number> {
  return outageSchema.parse(await sandboxCall('GET', '/paymob/outage')).holding
}

const transactionsSchema = z.array(z.object({ is_refund: z.boolean(), amount_cents: z.number() }))
/** Refunds of the order at the provider, in piastres. */
async function givenBack(): Promise<number[]> {
  const path = `/paymob/transactions?merchantOrderId=${order.reference}`
  const all = transactionsSchema.parse(await sandboxCall('GET', path))
  return all.filter((one) => one.is_refund).map((one) => one.amount_cents)
}

async function expectRefunded(pounds: number): Promise<void> {
  expect((await findOrder(database.db, order.orderId))?.refunded).toBe(pounds)
  expect(await findViolations(database.db)).toEqual([])
}

const slow = { mode: 'slow', delayMs: 3000, path: reversals }
it.each([
  ['before the provider processed it', { mode: 'hang', path: reversals }, {}, []],
  ['while the provider processes it', slow, {}, [10_000]],
  ['and the provider does not flag the refund', slow, { refundedFlag: 'never' }, [10_000]],
])('a refund is sent once when its worker is killed %s', async (_when, how, dialect, made) => {
  await sandboxCall('PUT', '/paymob/dialect', dialect)
  await outage(how)
  const first = await startWorker()
  await until('the provider had been asked for it', async () => (await pausedCalls()) > 0)
  await first.kill()
  await until('it was made, if it ever is', async () => (await givenBack()).length === made.length)
  await outage({ mode: 'none' })
  expect((await refunds())[0]?.status).toBe('requested')
  await passTime()
  const second = await startWorker()
  await until('the shop knew it', async () => (await refunds())[0]?.status === 'done')
  await second.stop()
  expect(await givenBack()).toEqual([10_000])
  await expectRefunded(100)
})

it('a refund with a lost response and one from the provider dashboard are both recorded once', async () => {
  await sandboxCall('PUT', '/paymob/dialect', { refundedFlag: 'never' })
  await outage({ mode: 'lost-answer', path: reversals })
  const worker = await startWorker()
  await until('no answer came', async () => Boolean((await refunds())[0]?.failureReason))
  await until('the worker waited', isJobFree)
  await outage({ mode: 'none' })
  const [payment] = await listPayments(database.db, order.orderId)
  await sandboxCall('POST', `/paymob/reverse/${payment?.transactionId}`, { amount: 5_000 })
  await passTime()
  await until('both were known', async () => {
    const all = await refunds()
    return all.length === 2 && all.every(({ status }) => status === 'done')
  })
  await worker.stop()
  expect(await givenBack()).toEqual([10_000, 5_000])
  await expectRefunded(150)
})
