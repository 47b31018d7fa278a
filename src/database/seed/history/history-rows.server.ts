import { replaceSearchTerms } from '#commerce/customers/user-search-store.server.ts'
import { addDays, type CivilDate, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import type { Database } from '../../engine.server.ts'
import { jobKindNames } from '../../stored-names.ts'
import { demoPeakDays } from '../demo-delivery.ts'
import { demoPeople } from '../demo-people.ts'
import { historyCustomers } from './history-people.ts'
import { historyDays } from './plan-days.ts'
import type { PlannedOrder } from './planned-order.ts'
import { earlierFees, earlierPrices } from './play-changes.server.ts'
import type { Stage } from './stage.ts'

const minute = 60_000

// The shop opened with its catalogue and accounts a week before the first order.
const openedMs = (historyDays + 7) * 24 * 60 * minute

/** Moves catalogue and accounts to the opening of the shop, with the prices and surcharges of that time. */
export async function backdateShop(db: Database, now: number): Promise<void> {
  for (const table of ['products', 'categories', 'users'] as const) {
    await db
      .updateTable(table)
      .set((row) => ({
        createdAt: row('createdAt', '-', openedMs),
        updatedAt: row('updatedAt', '-', openedMs),
      }))
      .execute()
  }
  for (const table of ['userWords', 'admins'] as const) {
    await db
      .updateTable(table)
      .set((row) => ({ createdAt: row('createdAt', '-', openedMs) }))
      .execute()
  }
  for (const [name, price] of Object.entries(earlierPrices)) {
    await db.updateTable('products').set({ price }).where('name', '=', name).execute()
  }
  for (const [name, fee] of Object.entries(earlierFees)) {
    await db.updateTable('deliveryZones').set({ fee }).where('name', '=', name).execute()
  }
  const peakDays = pastPeakDays(civilDateAt(now))
  if (peakDays.length === 0) return
  await db
    .insertInto('deliveryPeakDays')
    .values(peakDays)
    .onConflict((conflict) => conflict.column('date').doNothing())
    .execute()
}

/** Valentine's Day and Mother's Day, if they lie in the history. The seed of the delivery rules adds the next ones. */
function pastPeakDays(today: CivilDate): { date: CivilDate; name: string; surcharge: number }[] {
  const year = Number(today.slice(0, 4))
  return demoPeakDays.flatMap((day) => {
    if (!('monthDay' in day)) return []
    const { monthDay, name, surcharge } = day
    return [year - 1, year]
      .map((each) => `${each}-${monthDay}`)
      .filter((date) => addDays(today, -historyDays) <= date && date < today)
      .map((date) => ({ date, name, surcharge }))
  })
}

/** Adds the customers with accounts. They joined shortly before their first order. */
export async function insertCustomers(
  db: Database,
  {
    accounts,
    plans,
    now,
  }: { accounts: ReadonlyMap<string, string>; plans: readonly PlannedOrder[]; now: number },
): Promise<void> {
  for (const { orders: _orders, ...person } of historyCustomers) {
    const id = accounts.get(person.email)
    if (id === undefined) continue
    const placed = plans
      .filter(({ account }) => account === person.email)
      .map(({ placedAt }) => placedAt)
    const createdAt = Math.min(now, ...placed) - 9 * minute
    await db
      .insertInto('users')
      .values({
        ...person,
        id,
        role: 'customer',
        profilePicture: null,
        suspended: 0,
        verifiedEmail: person.email,
        createdAt,
        updatedAt: createdAt,
      })
      .execute()
    await replaceSearchTerms(db, id, person)
  }
}

/** The ids of everything that the plan knows by name. */
export async function readIds(
  db: Database,
): Promise<Omit<Stage, 'shop' | 'provider' | 'photograph'>> {
  const users = await db.selectFrom('users').select(['email as name', 'id']).execute()
  const zones = await db.selectFrom('deliveryZones').select(['name', 'id']).execute()
  const slots = await db.selectFrom('deliverySlots').select(['name', 'id']).execute()
  // The row of a further size has the name of both: `Morning in Zamalek – Grand`.
  const products = await db.selectFrom('products').select(['name', 'id']).execute()
  const idsOf = (rows: readonly { name: string; id: string }[]) =>
    new Map(rows.map(({ name, id }) => [name, id]))
  const accounts = idsOf(users)
  const staffId = (email: string) => {
    const id = accounts.get(email)
    if (id === undefined) throw new Error(`The demo has no account ${email}.`)
    return id
  }
  return {
    accounts,
    staff: {
      nadia: staffId('nadia@boutique.example'),
      karim: staffId('karim@boutique.example'),
    },
    drivers: demoPeople.flatMap(({ role, email }) => (role === 'driver' ? [staffId(email)] : [])),
    zones: idsOf(zones),
    slots: idsOf(slots),
    products: idsOf(products),
  }
}

// More than the history sells of any product.
const plenty = 1_000

/** Gives every counted product enough stock for the history. Returns the stock that it has afterwards, by id. */
export async function fillStock(db: Database): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'stock'])
    .orderBy('createdAt', 'desc')
    .execute()
  await db.updateTable('products').set({ stock: plenty }).where('stock', 'is not', null).execute()
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** Restores the stock of the demo: some products are scarce or sold out. */
export async function restoreStock(
  db: Database,
  stocks: ReadonlyMap<string, number | null>,
): Promise<void> {
  for (const [id, stock] of stocks) {
    await db.updateTable('products').set({ stock }).where('id', '=', id).execute()
  }
}

/**
 * Removes the jobs of the history: emails about the past, and inquiries about payments that the sandbox did not take.
 * Only unpaid orders of the last minutes still expire.
 */
export async function removeJobs(
  db: Database,
  { before, now }: { before: readonly string[]; now: number },
): Promise<void> {
  let removed = db
    .deleteFrom('jobs')
    .where((job) =>
      job.or([job('kind', '!=', jobKindNames.write('expire-order')), job('runAt', '<=', now)]),
    )
  if (before.length > 0) removed = removed.where('id', 'not in', before)
  await removed.execute()
}
