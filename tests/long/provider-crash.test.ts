import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { listPayments } from '#commerce/payments/payment-store.server.ts'
import { quietMs } from '#commerce/payments/refund-attempt.ts'
import { listRefunds } from '#commerce/payments/refund-store.server.ts'
import { requestRefund } from '#commerce/payments/request-refund.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createProduct, lineOf, orderRequest } from '../support/factories.ts'
import { type BusyShop, openBusyShop } from '../support/http-shoppers.ts'
import {
  type SandboxProcess,
  sandboxCall,
  startSandboxProcess,
} from '../support/sandbox-process.ts'
import { callServerFunction } from '../support/server-function.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

/** Payments and refunds while the shop or the provider crashes. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-provider-crash-'))
let database: OpenDatabase
let busy: BusyShop
let shop: ShopProcess
let provider: SandboxProcess
let orderId: string

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  busy = await openBusyShop(database, { shoppers: 1, stock: 100 })
  provider = await startSandboxProcess(folder)
  shop = await startShopProcess(folder)
})

afterAll(async () => {
  await shop.close()
  await provider.kill()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  const product = await createProduct(busy.shop, { stock: 10 })
  const placed = z.object({ orderId: z.string() }).parse(
    await call('checkout.placeOrder', {
      ...orderRequest(busy.shop, {
        lines: [lineOf(product)],
        delivery: { date: addDays(civilDateAt(Date.now()), 3), slotId: busy.shop.slot.id },
      }),
    }),
  )
  orderId = placed.orderId
})

async function call(id: string, data: unknown): Promise<unknown> {
  const answer = await callServerFunction({
    origin: shop.origin,
    id,
    data,
    cookie: busy.cookies[0] ?? '',
  })
  return answer.result
}

const goToPay = () => call('payments.startPayment', { orderId, method: 'card' })
async function referenceOf(attempt: number): Promise<string> {
  const payments = await listPayments(database.db, orderId)
  return payments.find((one) => one.attempt === attempt)?.reference ?? ''
}

async function payAtProvider(attempt: number, webhook = 'normal') {
  const merchantOrderId = await referenceOf(attempt)
  return sandboxCall('POST', '/paymob/pay', { merchantOrderId, webhook })
}
const statusNow = async () => (await findOrder(database.db, orderId))?.status

/** Makes jobs due: ends their backoff and the leases of dead workers. */
async function passTime(): Promise<void> {
  await database.db.updateTable('jobs').set({ runAt: 0, leasedUntil: 0 }).execute()
  await database.db
    .updateTable('refundAttempts')
    .set((row) => ({ startedAt: row('startedAt', '-', quietMs) }))
    .execute()
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Timeout: ${what}.`)
    await delay(50)
  }
}

/** Number of pending calls at the provider. */
async function pausedCalls(): Promise<number> {
  const outage = z.object({ holding: z.number() })
  return outage.parse(await sandboxCall('GET', '/paymob/outage')).holding
}

const confirmed = () =>
  until('the order was confirmed', async () => (await statusNow()) === 'confirmed')

it('an order stays payable when the provider crashes, and is paid after its restart', async () => {
  await provider.kill()
  expect(await goToPay()).toEqual({ ok: false, refusal: 'provider-unavailable' })
  expect(await statusNow()).toBe('awaiting_payment')
  provider = await startSandboxProcess(folder)
  expect(await goToPay()).toMatchObject({ ok: true })
  await payAtProvider(2)
  await confirmed()
  expect(await findViolations(database.db)).toEqual([])
})

it('a lost response is looked up at the provider before another payment opens', async () => {
  await sandboxCall('PUT', '/paymob/outage', { mode: 'lost-answer', path: '/v1/intention' })
  expect(await goToPay()).toEqual({ ok: false, refusal: 'provider-unavailable' })
  await sandboxCall('PUT', '/paymob/outage', { mode: 'none' })
  await payAtProvider(1, 'lost')
  expect(await statusNow()).toBe('awaiting_payment')
  expect(await goToPay()).toEqual({ ok: false, refusal: 'order-not-payable' })
  expect(await statusNow()).toBe('confirmed')
  expect(await findViolations(database.db)).toEqual([])
})

it('a payment whose webhook was lost in a provider crash is looked up', async () => {
  await goToPay()
  await payAtProvider(1, 'lost')
  await provider.kill()
  provider = await startSandboxProcess(folder)
  await passTime()
  await confirmed()
})

it('a payment made while the shop was down is recorded after its restart', async () => {
  await goToPay()
  await shop.kill()
  await payAtProvider(1)
  shop = await startShopProcess(folder)
  await passTime()
  await confirmed()
  expect(await findViolations(database.db)).toEqual([])
})

it('a shop that was killed during a refund sends it once', async () => {
  await goToPay()
  await payAtProvider(1)
  await confirmed()
  const slow = { mode: 'slow', delayMs: 3000, path: '/api/acceptance/void_refund' }
  await sandboxCall('PUT', '/paymob/outage', slow)
  const paymentId = (await listPayments(database.db, orderId))[0]?.id ?? ''
  await requestRefund(
    { ...busy.shop, now: Date.now },
    { paymentId, amount: 100, seenLeft: 575, reason: 'Wilted', staffId: 'nadia' },
  )
  const refund = async () => (await listRefunds(database.db, orderId))[0]
  await until('the provider had been asked for it', async () => (await pausedCalls()) > 0)
  await shop.kill()
  await until('the provider had given the money back', async () => (await givenBack()).length > 0)
  expect((await refund())?.status).toBe('requested')
  await sandboxCall('PUT', '/paymob/outage', { mode: 'none' })
  shop = await startShopProcess(folder)
  await passTime()
  await until('the shop knew it', async () => (await refund())?.status === 'done')
  expect(await givenBack()).toEqual([10_000])
  expect((await findOrder(database.db, orderId))?.refunded).toBe(100)
  expect(await findViolations(database.db)).toEqual([])
})

/** Refunds of the order at the provider, in piastres. */
async function givenBack(): Promise<number[]> {
  const path = `/paymob/transactions?merchantOrderId=${await referenceOf(1)}`
  const transaction = z.object({ is_refund: z.boolean(), amount_cents: z.number() })
  const all = z.array(transaction).parse(await sandboxCall('GET', path))
  return all.filter((one) => one.is_refund).map((one) => one.amount_cents)
}
