import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { requestStockAlert } from '#commerce/stock-alerts/request-stock-alert.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createProduct } from '../support/factories.ts'
import { rounds } from '../support/rounds.ts'
import {
  type SandboxProcess,
  sandboxCall,
  startSandboxProcess,
} from '../support/sandbox-process.ts'
import { startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'

/** A product is back in stock, and the shop is killed while it emails those who wait. */

const addresses = rounds({ quick: 30, thorough: 200 })
const emailOf = (n: number) => `waiting-${n}@example.com`
const mailList = z.array(
  z.object({
    to: z.array(z.string()),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
)

const folder = mkdtempSync(join(tmpdir(), 'boutique-stock-alert-crash-'))
const openFile = () => openDatabase({ file: join(folder, 'shop.sqlite') })
let database: OpenDatabase
let sandbox: SandboxProcess
let productId: string
let sentBeforeLastStart = 0

beforeAll(async () => {
  database = openFile()
  await migrateToLatest(database)
  productId = await prepare()
  await database.close()
  sandbox = await startSandboxProcess(folder)
  await killDuringFirstEmail()
  expect(await mails()).toEqual([])
  await killAmongEmails()
  sentBeforeLastStart = (await mails()).length
  const shop = await startShopProcess(folder)
  await until('each address was told', async () => (await told()).size === addresses)
  await shop.close()
  database = openFile()
}, 300_000)

afterAll(async () => {
  await sandbox.kill()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function prepare(): Promise<string> {
  const shop = { ...(await openTestShop(database)), now: Date.now }
  const product = await createProduct(shop, { stock: 0 })
  for (let n = 0; n < addresses; n++) {
    const asked = await requestStockAlert(shop, { productId: product.id, email: emailOf(n) })
    expect(asked).toEqual({ ok: true })
  }
  await database.db
    .updateTable('products')
    .set({ stock: 5, updatedAt: Date.now() })
    .where('id', '=', product.id)
    .execute()
  return product.id
}

/** The mail server accepts the connection and stays silent: the alert is claimed, and its email is not sent. */
async function killDuringFirstEmail(): Promise<void> {
  const { promise: connected, resolve } = Promise.withResolvers<void>()
  const silent = createServer((socket) => {
    socket.on('error', () => undefined)
    resolve()
  })
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const shop = await startShopProcess(folder, { SMTP_URL: `smtp://127.0.0.1:${port}` })
  await connected
  await shop.kill()
  silent.close()
  await endLeases()
}

async function killAmongEmails(): Promise<void> {
  const shop = await startShopProcess(folder)
  await until('a third of the emails arrived', async () => (await mails()).length > addresses / 3)
  await shop.kill()
  await endLeases()
}

/** The leases of a killed process end by themselves after some time. */
async function endLeases(): Promise<void> {
  const opened = openFile()
  await opened.db.updateTable('jobs').set({ leasedUntil: 0, runAt: 0 }).execute()
  await opened.close()
}

async function told(): Promise<Set<string>> {
  return new Set((await mails()).flatMap(({ to }) => to))
}

async function mails(): Promise<z.infer<typeof mailList>> {
  return mailList.parse(await sandboxCall('GET', '/mailbox'))
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const endsAt = Date.now() + 120_000; !(await isSo()); await delay(20)) {
    if (Date.now() > endsAt) throw new Error(`It never happened that ${what}.`)
  }
}

it('tells each address with one message, which only a crash during its sending repeats', async () => {
  const messages = new Map<string, Set<string>>()
  const received = await mails()
  for (const { to, headers } of received) {
    const id = headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value ?? ''
    for (const address of to) messages.set(address, (messages.get(address) ?? new Set()).add(id))
  }
  const expected = Array.from({ length: addresses }, (_, n) => emailOf(n))
  expect([...messages.keys()].toSorted()).toEqual(expected.toSorted())
  // Emails go out one after the other. Mail programs show a repeated Message-ID once.
  for (const ids of messages.values()) expect(ids.size).toBe(1)
  const repeated = received.length - addresses
  expect(repeated).toBeGreaterThanOrEqual(0)
  expect(repeated).toBeLessThanOrEqual(1)
  expect(sentBeforeLastStart).toBeGreaterThan(addresses / 3)
})

it('has marked each alert once, and has no invariant violations', async () => {
  const alerts = await database.db
    .selectFrom('stockAlerts')
    .select(['productId', 'toldAt'])
    .execute()
  expect(alerts).toHaveLength(addresses)
  for (const alert of alerts) expect(alert).toEqual({ productId, toldAt: expect.any(Number) })
  expect(await findViolations(database.db, Date.now())).toEqual([])
})
