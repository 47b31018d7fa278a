import './support/require-demo.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { customerPhotograph } from '#database/seed/demo-pictures.ts'
import { mayHaveHistory, seedDemoHistory } from '#database/seed/history/seed-demo-history.server.ts'
import { isInUse, seedDemoPeople } from '#database/seed/seed-demo-people.server.ts'
import { hasCatalogue, seedDemoShop } from '#database/seed/seed-demo-shop.server.ts'
import {
  createAccountWithoutPassword,
  createVerifiedAccount,
} from '#identity/providers/embedded/accounts/password-account.server.ts'
import { database, embeddedIdentity, shop } from '#platform/services.server.ts'
import { recordPastPayments } from '../sandbox/paymob/record-past-payments.ts'
import { readSettings } from '../sandbox/settings.ts'
import { sandboxSettings } from './support/demo.ts'

/**
 * Runs pending migrations and seeds an empty shop with the demo. Idempotent. With `--avif-tomorrow` no AVIF pictures are
 * created meanwhile: they would take a tenth of the time of the browser tests. With `--without-history` there are no
 * orders, and slots take any number: browser tests that order at once would fill them.
 */

const { db } = database
const steps = await migrateToLatest(database)
console.log(steps.length > 0 ? `  tables: ${steps.join(', ')}` : '  tables: up to date')

// Demo settings may still name the database of a real shop.
if (await isInUse(db)) {
  console.log('  demo: skipped, because the shop has staff of its own')
} else {
  if (await hasCatalogue(db)) {
    console.log('  catalogue: exists')
  } else {
    const firstAvifMs = process.argv.includes('--avif-tomorrow') ? 24 * 60 * 60_000 : 20_000
    await seedDemoShop(shop, { progress: showProgress, firstAvifMs })
    console.log('  catalogue: seeded')
  }
  if (!embeddedIdentity) throw new Error('The demo seed needs the embedded identity provider.')
  const { auth } = embeddedIdentity
  await seedDemoPeople(db, (account) => createVerifiedAccount(auth, account), Date.now())
  console.log('  accounts: ready')
  if (process.argv.includes('--without-history')) {
    await db.updateTable('deliverySlots').set({ capacity: 10_000 }).execute()
  } else {
    await seedHistory(auth)
  }
}
await database.close()

async function seedHistory(auth: NonNullable<typeof embeddedIdentity>['auth']): Promise<void> {
  if (!(await mayHaveHistory(db))) {
    console.log('  history: unchanged')
    return
  }
  console.log('  history: started')
  const sandbox = readSettings(sandboxSettings(process.env))
  const { orders } = await seedDemoHistory(shop, {
    createAccount: (account) => createAccountWithoutPassword(auth, account, async () => false),
    photograph: customerPhotograph,
    keepPayments: (payments) => recordPastPayments(sandbox.data, sandbox.paymob, payments),
  })
  console.log(`  history: ${orders} orders`)
}

function showProgress(done: number, all: number): void {
  if (done % 10 === 0 || done === all) console.log(`  pictures: ${done} of ${all}`)
}
