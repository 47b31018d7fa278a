import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { stepsOf } from '#database/migrate.server.ts'
import { sizesOf } from '#database/seed/catalogue/sizes.ts'
import { demoCategories, demoProducts } from '#database/seed/demo-catalogue.ts'
import { demoPeople } from '#database/seed/demo-people.ts'
import { historyCustomers } from '#database/seed/history/history-people.ts'
import { expectInvariantsToHold } from '../support/invariants.ts'
import { testSettings } from '../support/test-settings.ts'

/** The first start is killed between its steps, and then resumed. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-first-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function seed(): ChildProcess {
  const env = { ...process.env, ...testSettings(folder) }
  return spawn(process.execPath, ['scripts/seed.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Kills the process as soon as it prints this. */
async function seedUntil(marker: string): Promise<void> {
  const child = seed()
  let output = ''
  child.stdout?.on('data', (part: Buffer) => {
    output += part.toString()
    if (output.includes(marker)) child.kill('SIGKILL')
  })
  await new Promise((resolve) => child.once('exit', resolve))
  expect(output).toContain(marker)
  expect(child.signalCode).toBe('SIGKILL')
}

it('a demo setup that was killed after tables, during pictures, before accounts and during its history completes on the next start', {
  timeout: 600_000,
}, async () => {
  await seedUntil('tables:')
  await seedUntil('pictures: 10 of')
  await seedUntil('catalogue: seeded')
  await seedUntil('history: started')
  const last = seed()
  expect(await new Promise((resolve) => last.once('exit', resolve))).toBe(0)

  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  const { db } = database
  const names = async (table: 'products' | 'categories') =>
    (await db.selectFrom(table).select('name').execute()).map(({ name }) => name).toSorted()
  expect((await stepsOf(database)).left).toEqual([])
  const sizes = demoProducts.flatMap(({ name }) => [
    name,
    ...(sizesOf(name)?.further ?? []).map((size) => `${name} – ${size.name}`),
  ])
  expect(await names('products')).toEqual(sizes.toSorted())
  expect(await names('categories')).toEqual(demoCategories.map(({ name }) => name).toSorted())
  const people = await db.selectFrom('users').select(['email', 'phone']).execute()
  const emails = people.flatMap(({ email }) => email || [])
  expect(emails.toSorted()).toEqual(
    [...demoPeople, ...historyCustomers].map(({ email }) => email).toSorted(),
  )
  // Customers of the counter have a phone number alone.
  const phones = people.filter(({ email }) => email === '').map(({ phone }) => phone)
  expect(phones.length).toBeGreaterThan(0)
  expect(new Set(phones).size).toBe(phones.length)
  const orders = await db.selectFrom('orders').select('id').execute()
  expect(orders.length).toBeGreaterThan(380)
  await expectInvariantsToHold(database)
  await database.close()
})
