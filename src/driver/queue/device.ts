import { createStore } from 'zustand/vanilla'
import { markUsedByDriver } from '#platform/driver-mark.ts'
import { driverStorage, type StoredRun } from './driver-storage.ts'
import { addReport, dropShown, isWaiting, type ReportQueue, removeReport } from './report-queue.ts'

interface DeviceState {
  /** The storage has been read. */
  isLoaded: boolean
  /** Without storage, for example in a private window, reports last as long as the page. */
  isStored: boolean
  stored: StoredRun | null
  queue: ReportQueue
}

export type Device = ReturnType<typeof createDevice>

/** Run and reports of a driver on this device: in the memory of the page, and behind it in IndexedDB. */
export function createDevice(uid: string) {
  const storage = driverStorage(uid)
  const state = createStore<DeviceState>(() => ({
    isLoaded: false,
    isStored: true,
    stored: null,
    queue: [],
  }))
  const memoryPhotos = new Map<string, Blob>()

  async function tryStorage<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    if (!state.getState().isStored) return undefined
    try {
      return await act()
    } catch {
      state.setState({ isStored: false })
      return undefined
    }
  }

  /**
   * Also reads what another tab has changed: transactions of the storage come one after another, and so do their
   * results.
   */
  async function changeQueue(change: (queue: ReportQueue) => ReportQueue): Promise<void> {
    const stored = await tryStorage(() => storage.changeQueue(change))
    state.setState(({ queue }) => ({ queue: stored ?? change(queue) }))
  }

  /** The storage may respond after the server. */
  function showNewer(found: StoredRun): void {
    state.setState(({ stored }) =>
      stored && stored.requestedAt > found.requestedAt ? {} : { stored: found },
    )
  }

  return {
    state,
    changeQueue,

    /** Reads the storage: when the page opens, and when it is shown again after another tab. */
    async load(): Promise<void> {
      const stored = await tryStorage(storage.readRun)
      if (stored) showNewer(stored)
      await changeQueue((queue) => queue)
      state.setState({ isLoaded: true })
    },

    async receiveRun(received: StoredRun): Promise<void> {
      showNewer(received)
      markUsedByDriver()
      await tryStorage(() => storage.writeRun(received))
      await changeQueue((queue) => dropShown(queue, received.requestedAt))
    },

    /** The photograph first: a report on the device has its photograph, whenever the phone dies. */
    async add(report: Parameters<typeof addReport>[1], photo: Blob | null): Promise<void> {
      const { reportId } = report.report
      if (photo) {
        memoryPhotos.set(reportId, photo)
        await tryStorage(() => storage.writePhoto(reportId, photo))
      }
      await changeQueue((queue) => addReport(queue, report))
    },

    /** For Undo, and for a refused report that the driver has read. */
    remove: (reportId: string) => changeQueue((queue) => removeReport(queue, reportId)),

    async readPhoto(reportId: string): Promise<Blob | null> {
      const stored = await tryStorage(() => storage.readPhoto(reportId))
      return stored ?? memoryPhotos.get(reportId) ?? null
    },

    async deleteOldPhotos(): Promise<void> {
      const waiting = state.getState().queue.filter((one) => isWaiting(one) && one.hasPhoto)
      const ids = new Set(waiting.map(({ report }) => report.reportId))
      for (const id of memoryPhotos.keys()) if (!ids.has(id)) memoryPhotos.delete(id)
      await tryStorage(() => storage.deletePhotosBesides(waiting))
    },

    /** The session has ended: the addresses of recipients leave the device. Reports stay for their driver. */
    async forgetRun(): Promise<void> {
      state.setState({ stored: null })
      await tryStorage(storage.deleteRun)
    },
  }
}
