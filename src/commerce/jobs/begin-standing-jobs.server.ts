import { nextBookCheck } from '../books/check-books.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { enqueueJob } from './job-store.server.ts'

/** Puts in the work that comes back every day, unless it is there already. Each such job asks to be done again. */
export async function beginStandingJobs(shop: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const now = shop.now()
  await enqueueJob(shop.db, {
    kind: 'forget-visits',
    payload: {},
    runAt: now,
    uniqueKey: 'forget-visits',
    now,
  })
  await enqueueJob(shop.db, {
    kind: 'forget-origins',
    payload: {},
    runAt: now,
    uniqueKey: 'forget-origins',
    now,
  })
  await enqueueJob(shop.db, {
    kind: 'check-books',
    payload: {},
    runAt: nextBookCheck(now),
    uniqueKey: 'check-books',
    now,
  })
}
