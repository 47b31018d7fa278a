import { actFrom } from '#commerce/audit/origin.server.ts'
import { countStock } from '#commerce/invariants/stock-invariants-store.server.ts'
import type { Log } from '#commerce/log.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import type { Database } from '../../engine.server.ts'
import { exists } from '../../exists.server.ts'
import { joinTransactions } from '../../join-transactions.server.ts'
import { inTransaction } from '../../transaction.server.ts'
import { demoProducts } from '../demo-catalogue.ts'
import { demoPeople } from '../demo-people.ts'
import { historyCustomers } from './history-people.ts'
import { createHistoryProvider, type PastPayment } from './history-provider.ts'
import {
  backdateShop,
  fillStock,
  insertCustomers,
  readIds,
  removeJobs,
  restoreStock,
} from './history-rows.server.ts'
import { planHistory } from './plan-history.ts'
import type { PlannedOrder } from './planned-order.ts'
import { stepsOfStaff } from './play-changes.server.ts'
import { stepsOfOrder } from './play-order.server.ts'
import { stepsOfDrivers } from './play-runs.server.ts'
import { seedVisits } from './seed-visits.server.ts'
import type { Stage, TakePhotograph } from './stage.ts'

interface HistoryOptions {
  /** Creates a sign-in without a password, once, and returns its uid. */
  createAccount: (account: { email: string; name: string }) => Promise<string>
  /** Passes on the captured payments, so that the sandbox can refund them. */
  keepPayments: (payments: readonly PastPayment[]) => void
  /** Takes the photographs of claims. */
  photograph: TakePhotograph
}

/**
 * Whether a history can be seeded: the catalogue is the demo's, without orders, customers or audit entries.
 */
export async function mayHaveHistory(db: Database): Promise<boolean> {
  const emails = demoPeople.map(({ email }) => email)
  const isUsed =
    (await exists(db.selectFrom('orders').select('id'))) ||
    (await exists(db.selectFrom('auditLog').select('id'))) ||
    (await exists(db.selectFrom('users').select('id').where('email', 'not in', emails)))
  if (isUsed) return false
  const products = await db
    .selectFrom('products')
    .select('name')
    .where('variantOf', 'is', null)
    .execute()
  const names = new Set(products.map(({ name }) => name))
  return demoProducts.every(({ name }) => names.has(name))
}

/**
 * Seeds 90 days of orders, payments, visits and work of staff, all or nothing, through the use cases of the shop: only
 * their clock and the payment provider are replaced. Sends no email and leaves no job about the past.
 */
export async function seedDemoHistory(
  shop: ShopContext,
  { createAccount, keepPayments, photograph }: HistoryOptions,
): Promise<{ orders: number }> {
  const now = shop.now()
  const plans = planHistory(now)
  const accounts = new Map<string, string>()
  for (const { email, name, surname } of historyCustomers) {
    accounts.set(email, await createAccount({ email, name: `${name} ${surname}` }))
  }
  await inTransaction(shop.db, (tx) =>
    joinTransactions(tx, async (db) => {
      const jobs = await db.selectFrom('jobs').select('id').execute()
      await backdateShop(db, now)
      await insertCustomers(db, { accounts, plans, now })
      const stock = await fillStock(db)
      const payments = await play({ ...shop, db }, plans, photograph)
      await restoreStock(db, stock)
      await countStock(db, now)
      await removeJobs(db, { before: jobs.map(({ id }) => id), now })
      await seedVisits(db, { now, productIds: [...stock.keys()] })
      keepPayments(payments)
    }),
  )
  return { orders: plans.length }
}

/** Plays all steps in the order of their times. Returns the captured payments. */
async function play(
  shop: ShopContext,
  plans: readonly PlannedOrder[],
  photograph: TakePhotograph,
): Promise<PastPayment[]> {
  const now = shop.now()
  const clock = { now }
  const provider = createHistoryProvider(
    () => clock.now,
    (method) => shop.payments.methodId(method),
  )
  const stage: Stage = {
    ...(await readIds(shop.db)),
    shop: { ...shop, now: () => clock.now, payments: provider, log: silent },
    provider,
    photograph,
  }
  const steps = [
    ...stepsOfStaff(stage, now),
    ...stepsOfDrivers(stage, now),
    ...plans.flatMap((plan) => stepsOfOrder(stage, plan)),
  ]
  for (const { at, run } of steps.toSorted((one, other) => one.at - other.at)) {
    clock.now = at
    await actFrom(workshopNetwork, run)
  }
  return provider.paidPayments()
}

// A network that is reserved for examples. The audit log shows it.
const workshopNetwork = '203.0.113.0/24'

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
