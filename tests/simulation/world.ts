import { scheduleRecurringJobs } from '#commerce/jobs/job-loop.server.ts'
import { toOrderStatus } from '#commerce/orders/records/order-row.server.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { createDriver } from '../support/driver-runs.ts'
import { createProduct, createUser } from '../support/factories.ts'
import { createSlot, createZone, openTestShop, type TestShop } from '../support/test-shop.ts'
import type { SeenOrder } from './action.ts'
import { createFaults, type Faults } from './faults.ts'
import { type Instance, startInstance } from './machines.ts'
import { createSimulatedProvider, type SimulatedProvider } from './provider.ts'

type Some<T> = readonly [T, ...T[]]

/** The shop with its surroundings: two instances on one database, the provider and its network, and one true clock. */
export interface World {
  /** The shop without faults. */
  base: TestShop
  faults: Faults
  provider: SimulatedProvider
  instances: readonly Instance[]
  products: Some<string>
  slots: Some<string>
  zones: Some<string>
  customers: Some<string>
  drivers: Some<string>
  /** Orders that the shop has confirmed to a customer, by the click that placed them. */
  acknowledged: ReadonlyMap<number, ReadonlySet<string>>
  acknowledge(click: number, orderId: string): void
  /** Drops what an instance had in memory. */
  restart(index: number): void
  setSkew(index: number, skewMs: number): void
  listOrders(): Promise<SeenOrder[]>
}

export async function openWorld(database: OpenDatabase): Promise<World> {
  const base = await openTestShop(database)
  const faults = createFaults()
  const provider = createSimulatedProvider(faults, base.now)
  const start = (skewMs: number) => startInstance(base, { faults, payments: provider, skewMs })
  const instances = [start(0), start(15_000)]
  const acknowledged = new Map<number, Set<string>>()
  const product = async (stock: number | null, price: number) =>
    (await createProduct(base, { stock, price })).id
  const user = (verifiedEmail: string | null) =>
    createUser(base, { ...(verifiedEmail && { verifiedEmail }) })
  await scheduleRecurringJobs(base)
  return {
    base,
    faults,
    provider,
    instances,
    products: [await product(200, 500), await product(null, 350), await product(8, 420)],
    slots: [
      (await createSlot(base, { capacity: 20 })).id,
      (
        await createSlot(base, {
          name: 'Evening',
          startMinute: 1080,
          endMinute: 1260,
          cutoffMinute: 960,
          capacity: 10,
        })
      ).id,
    ],
    zones: [base.zone.id, (await createZone(base, { name: 'Maadi', fee: 110 })).id],
    customers: [
      await user('mona@example.com'),
      await user('mona@example.com'),
      ...(await Promise.all(Array.from({ length: 18 }, () => user(null)))),
    ],
    drivers: [await createDriver(base), await createDriver(base, 'Samir')],
    acknowledged,
    acknowledge(click, orderId) {
      acknowledged.set(click, (acknowledged.get(click) ?? new Set()).add(orderId))
    },
    restart(index) {
      instances[index] = start(instances[index]?.skewMs ?? 0)
    },
    setSkew(index, skewMs) {
      const instance = instances[index]
      if (instance) instance.skewMs = skewMs
    },
    listOrders: () => listOrders(base),
  }
}

async function listOrders({ db }: TestShop): Promise<SeenOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'userId', 'status', 'paymentMethod', 'paymentStatus', 'total'])
    .select(['captured', 'refunded', 'due', 'deliveryDate', 'slotId'])
    .execute()
  return rows.map((row) => ({
    ...row,
    status: toOrderStatus(row.status),
    key: hashOf(row.id),
  }))
}

/** Ids depend on the seed of their step alone, so the hash of one is the same in every replay. */
function hashOf(id: string): number {
  let hash = 0
  for (const character of id) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
  return hash
}
