import { del, delMany, get, keys, set, update } from 'idb-keyval'
import type { DriverRun } from '#commerce/drivers/driver-run.ts'
import { driverDatabase, runKey } from '#platform/driver-device.ts'
import { type QueuedReport, queuedReportSchema, type ReportQueue } from './report-queue.ts'

/** A run, and when the device asked for it. */
export interface StoredRun {
  run: DriverRun
  requestedAt: number
}

/** Run, reports and photographs of one driver in IndexedDB. Another driver of the same phone has other keys. */
export function driverStorage(uid: string) {
  const run = runKey(uid)
  const queue = `reports:${uid}`
  const photos = `photo:${uid}:`
  return {
    readRun: () => get<StoredRun>(run, driverDatabase),
    writeRun: (stored: StoredRun) => set(run, stored, driverDatabase),
    deleteRun: () => del(run, driverDatabase),
    /** Two tabs may change the queue at the same time. */
    async changeQueue(change: (queue: ReportQueue) => ReportQueue): Promise<ReportQueue> {
      let changed: ReportQueue = []
      const write = (stored: unknown) => {
        changed = change(readQueue(stored))
        return changed
      }
      await update<unknown>(queue, write, driverDatabase)
      return changed
    },
    readPhoto: async (reportId: string) => {
      const stored = await get<unknown>(photos + reportId, driverDatabase)
      return stored instanceof Blob ? stored : null
    },
    writePhoto: (reportId: string, photo: Blob) => set(photos + reportId, photo, driverDatabase),
    /** Deletes the photographs of reports that are sent or undone. */
    async deletePhotosBesides(kept: ReportQueue): Promise<void> {
      const names = new Set(kept.map(({ report }) => photos + report.reportId))
      const stored = await keys(driverDatabase)
      await delMany(
        stored.filter((key) => String(key).startsWith(photos) && !names.has(String(key))),
        driverDatabase,
      )
    },
  }
}

function readQueue(stored: unknown): QueuedReport[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one) => {
    const read = queuedReportSchema.safeParse(one)
    return read.success ? [read.data] : []
  })
}
