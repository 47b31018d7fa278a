import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { advanceOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { listEvents } from '#commerce/orders/records/order-event-store.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { jobKindNames } from '#database/stored-names.ts'
import { createOrder, createProduct } from '../support/factories.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { rounds } from '../support/rounds.ts'
import {
  type SandboxProcess,
  sandboxCall,
  startSandboxProcess,
} from '../support/sandbox-process.ts'
import { callServerFunction } from '../support/server-function.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'

/**
 * Each round kills the shop twice: while a seller sends orders out and takes half of the moves back, before any email is
 * due, and while it sends the emails and the seller tries the rest again.
 */

const crashes = rounds({ quick: 2, thorough: 5 })
const ordersPerRound = 24
const together = 3

const folder = mkdtempSync(join(tmpdir(), 'boutique-move-crash-'))
const move = { from: 'preparing', to: 'out_for_delivery' } as const
const acknowledged = { moved: new Set<string>(), undone: new Set<string>() }
let database: OpenDatabase
let mailServer: SandboxProcess
let prepared: Awaited<ReturnType<typeof prepare>>

beforeAll(async () => {
  database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  mailServer = await startSandboxProcess(folder)
  prepared = await prepare()
  for (let round = 0; round < crashes; round++) {
    const from = round * ordersPerRound
    const batch = prepared.orders.slice(from, from + ordersPerRound)
    await moveUntilKilled(batch, round)
    await passTime()
    await sendUntilKilled(batch)
    await passTime()
  }
  const shop = await startShopProcess(folder)
  while ((await waitingEmails()) > 0) await delay(100)
  await shop.close()
}, 300_000)

afterAll(async () => {
  await mailServer.kill()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function prepare() {
  const shop = { ...(await openTestShop(database)), now: Date.now }
  const { seller } = await createPeople(database)
  const product = await createProduct(shop, { stock: 1_000_000 })
  const date = addDays(civilDateAt(Date.now()), 3)
  const orders: string[] = []
  for (let count = 0; count < crashes * ordersPerRound; count++) {
    const contact = { name: 'Mona Adel', email: emailOf(count), phone: '+201112345678' }
    const delivery = { date, slotId: shop.slot.id }
    const order = await createOrder(shop, { product, delivery, contact, paymentMethod: 'cash' })
    const { orderId } = order
    const start = { orderId, from: 'confirmed', to: 'preparing', staffId: seller } as const
    expect(await advanceOrder(shop, { ...start, note: '' })).toEqual({ ok: true })
    orders.push(orderId)
  }
  await database.db.deleteFrom('jobs').execute()
  return { orders, date, cookie: await signInAs(database, seller, false) }
}

const emailOf = (index: number) => `customer${index}@example.com`

/**
 * Sends the orders out, a few at once, and takes one move of each few back, until a random request: in every other round
 * one after the first moves were undone.
 */
async function moveUntilKilled(batch: readonly string[], round: number): Promise<void> {
  const shop = await startShopProcess(folder)
  const moves = batch.length / together
  const enough = Math.ceil(Math.random() * moves * 0.6) + (round % 2) * moves
  let responses = 0
  let killed: Promise<void> | undefined
  const answered = () => {
    if (++responses >= enough) killed ??= shop.kill()
  }
  const fewAtOnce = Array.from({ length: batch.length / together }, (_, index) =>
    batch.slice(index * together, (index + 1) * together),
  )
  await Promise.all(
    fewAtOnce.map(async (few) => {
      await sendOut(shop, few)
      answered()
      await undo(shop, few.slice(0, 1))
      answered()
    }),
  )
  await (killed ?? shop.kill())
}

/** Takes moves back while the shop sends the emails, until a random number of customers has one. */
async function sendUntilKilled(batch: readonly string[]): Promise<void> {
  const shop = await startShopProcess(folder)
  const enough = (await listMails()).length + Math.ceil(Math.random() * batch.length * 0.4)
  const undoing = Promise.all(
    batch.filter((_, index) => index % together === 1).map((id) => undo(shop, [id])),
  )
  while ((await listMails()).length < enough && (await waitingEmails()) > 0) await delay(10)
  await shop.kill()
  await undoing
}

/** The time to take a move back, and the leases of the dead process. */
async function passTime(): Promise<void> {
  await emailJobs().set({ runAt: 0, leasedUntil: 0 }).execute()
}

const emailKind = jobKindNames.write('send-order-email')
const emailJobs = () => database.db.updateTable('jobs').where('kind', '=', emailKind)

async function waitingEmails(): Promise<number> {
  const jobs = await database.db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', emailKind)
    .execute()
  return jobs.length
}

const outcomes = z.array(z.object({ id: z.string(), outcome: z.string() }))

async function sendOut(shop: ShopProcess, ids: readonly string[]): Promise<void> {
  const orders = ids.map((id) => ({ id, from: move.from }))
  const data = { orders, to: move.to, confirmedDays: [prepared.date] }
  for (const id of await call(shop, 'moveOrders', data, 'moved')) acknowledged.moved.add(id)
}

async function undo(shop: ShopProcess, ids: readonly string[]): Promise<void> {
  const moves = ids.map((id) => ({ id, ...move }))
  for (const id of await call(shop, 'undoMoves', { moves }, 'undone')) acknowledged.undone.add(id)
}

/** The orders with an outcome. */
async function call(shop: ShopProcess, id: string, data: unknown, outcome: string) {
  const { origin } = shop
  const { cookie } = prepared
  const called = await callServerFunction({
    origin,
    id: `staff-order-actions.${id}`,
    data,
    cookie,
    // The shop was killed during the request: not acknowledged.
  }).catch(() => null)
  if (!called) return []
  return outcomes
    .parse(called.result)
    .filter((one) => one.outcome === outcome)
    .map((one) => one.id)
}

const mails = z.array(
  z.object({
    to: z.array(z.string()),
    subject: z.string(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
)

const listMails = async () => mails.parse(await sandboxCall('GET', '/mailbox'))

it('moved orders, undid moves and sent emails around the crashes', async () => {
  expect(acknowledged.moved.size).toBeGreaterThan(0)
  expect(acknowledged.undone.size).toBeGreaterThan(0)
  expect((await listMails()).length).toBeGreaterThan(0)
})

it('has moved and undone each order completely or not at all, and as acknowledged', async () => {
  const orders = await database.db.selectFrom('orders').select(['id', 'status']).execute()
  for (const { id, status } of orders) {
    // After the order and its preparation.
    const moves = (await listEvents(database.db, id)).slice(2)
    const [sentOut, ...undoing] = moves.map((event) => `${event.to} ${event.undo ?? 'stays'}`)
    if (acknowledged.undone.has(id)) expect(undoing).toHaveLength(1)
    if (acknowledged.moved.has(id)) expect(sentOut).toBeDefined()
    expect([status, sentOut, ...undoing]).toEqual(
      status === 'out_for_delivery'
        ? ['out_for_delivery', 'out_for_delivery stays']
        : undoing.length > 0
          ? ['preparing', 'out_for_delivery undone', 'preparing undoes']
          : ['preparing', undefined],
    )
  }
})

it('has mailed each customer whose order left once, and no other', async () => {
  const orders = await database.db
    .selectFrom('orders')
    .select(['status', 'contactEmail'])
    .orderBy('contactEmail')
    .execute()
  const sent = await listMails()
  for (const { status, contactEmail } of orders) {
    const own = sent.filter(({ to }) => to.includes(contactEmail))
    // An email that the mail server took right before the crash is sent again under its id, which mailboxes show once.
    const ids = own.map(({ headers }) => headers.find(({ name }) => /^message-id$/i.test(name)))
    const distinct = new Set(ids.map((header) => header?.value))
    expect([contactEmail, distinct.size]).toEqual([
      contactEmail,
      status === 'out_for_delivery' ? 1 : 0,
    ])
  }
})

it('has no invariant violations', async () => {
  expect(await findViolations(database.db, Date.now())).toEqual([])
})
