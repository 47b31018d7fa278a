import { createStore, delMany, keys } from 'idb-keyval'

/** The storage of the driver's page on a phone. */
export const driverDatabase = createStore('boutique-driver', 'device')

// The number stands for the shape: a release with another shape never reads an older run.
const runPrefix = 'run-1:'
export const runKey = (uid: string) => `${runPrefix}${uid}`

/** As in `public/driver-worker.js`. */
const pageCachePrefix = 'driver-page:'

/**
 * Deletes the runs and the stored page of every driver, with the names and addresses of recipients. Reports that are not
 * sent yet stay: only their own driver sees and sends them.
 */
export async function clearDriverDevice(): Promise<void> {
  await Promise.allSettled([clearPages(), clearRuns()])
}

async function clearPages(): Promise<void> {
  const names = await caches.keys()
  const pages = names.filter((name) => name.startsWith(pageCachePrefix))
  await Promise.all(pages.map((name) => caches.delete(name)))
}

async function clearRuns(): Promise<void> {
  const known = await keys(driverDatabase)
  await delMany(
    known.filter((key) => typeof key === 'string' && key.startsWith(runPrefix)),
    driverDatabase,
  )
}
