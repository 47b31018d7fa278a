import { createProductSearch } from '#commerce/catalogue/search/product-search.server.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import type { TestShop } from '../support/test-shop.ts'
import { type Faults, type Machine, SimulatedFault } from './faults.ts'
import type { SimulatedProvider } from './provider.ts'

/** An instance of the shop in this process. */
export interface Instance extends Machine {
  shop: ShopContext
}

/** Starts an instance: its caches are empty, because they belong to its handle of the database. */
export function startInstance(
  base: TestShop,
  { faults, payments, skewMs }: { faults: Faults; payments: SimulatedProvider; skewMs: number },
): Instance {
  const db = base.db.withPlugin(faults.plugin)
  const instance: Instance = { isDead: false, skewMs, shop: base }
  const now = () => base.clock.now + instance.skewMs
  const failing = async <T>(work: () => Promise<T>): Promise<T> => {
    const fault = faults.ofCall(['unavailable', 'lost', 'killed'])
    if (fault === 'unavailable') throw new SimulatedFault('unavailable')
    const answer = await work()
    if (fault === 'killed') faults.kill()
    if (fault === 'lost') throw new SimulatedFault('lost')
    return answer
  }
  instance.shop = {
    ...base,
    db,
    now,
    payments,
    search: createProductSearch({ db, now, log: base.log }),
    mailer: { send: (mail) => failing(() => base.mailer.send(mail)) },
    sms: { send: (sms) => failing(() => base.sms.send(sms)) },
    files: {
      ...base.files,
      write: (name, content) => failing(() => base.files.write(name, content)),
      read: (name) => failing(() => base.files.read(name)),
      remove: (name) => failing(() => base.files.remove(name)),
    },
  }
  return instance
}
