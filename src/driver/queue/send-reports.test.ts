import { describe, expect, it } from 'vitest'
import type { DeliveryReportInput } from '#commerce/drivers/delivery-report.ts'
import type { ReportedDelivery } from '#commerce/drivers/report-delivery.server.ts'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { createDevice } from './device.ts'
import { undoMs, waitingReports } from './report-queue.ts'
import { type ReportServer, sendReports, type UploadedPhoto } from './send-reports.ts'

const at = Date.parse('2026-11-25T12:00:00Z')
const reportId = '11111111-1111-4111-8111-111111111111'
const recorded: ReportedDelivery = { ok: true, status: 'delivered', already: false, photo: 'none' }

/** Without IndexedDB, the device keeps its reports in memory. */
async function deviceWithReport({ photo = null }: { photo?: Blob | null } = {}) {
  const device = createDevice('omar')
  await device.load()
  const report = {
    reportId,
    orderId: 'order-1',
    outcome: 'delivered',
    reason: '',
    happenedAt: at,
  } as const
  const stop = { number: '1', name: 'Mona' }
  await device.add({ report, stop, hasPhoto: photo !== null }, photo)
  return device
}

function server(overrides: Partial<ReportServer> = {}) {
  const sent: DeliveryReportInput[] = []
  const uploaded: Blob[] = []
  const fake: ReportServer = {
    now: () => at + undoMs,
    isOwnSession: async () => true,
    upload: async (photo): Promise<UploadedPhoto> => {
      uploaded.push(photo)
      return { ok: true, address: '/uploads/a.webp' }
    },
    report: async (report) => {
      sent.push(report)
      return recorded
    },
    ...overrides,
  }
  return { ...fake, sent, uploaded }
}

const waiting = (device: Awaited<ReturnType<typeof deviceWithReport>>) =>
  waitingReports(device.state.getState().queue)

describe('sendReports', () => {
  it('sends a report with the hour of the delivery and its photograph', async () => {
    const device = await deviceWithReport({ photo: new Blob(['jpeg']) })
    const to = server()
    expect(await sendReports(device, to)).toBe('sent')
    expect(to.sent).toMatchObject([{ reportId, happenedAt: at, photo: '/uploads/a.webp' }])
    expect(waiting(device)).toEqual([])
    expect(await device.readPhoto(reportId)).toBeNull()
  })

  it('sends nothing before the time for Undo is over', async () => {
    const to = server({ now: () => at + undoMs - 1 })
    expect(await sendReports(await deviceWithReport(), to)).toBe('none')
    expect(to.sent).toEqual([])
  })

  it('retries a lost response with the same id, without a second upload', async () => {
    const device = await deviceWithReport({ photo: new Blob(['jpeg']) })
    const lost = server({ report: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await sendReports(device, lost)).toBe('none')
    expect(waiting(device)).toMatchObject([{ failures: 1, sendAt: at + undoMs + 5_000 }])
    const to = server({ now: () => at + undoMs + 5_000 })
    expect(await sendReports(device, to)).toBe('sent')
    expect([...lost.uploaded, ...to.uploaded]).toHaveLength(1)
    expect(to.sent).toMatchObject([{ reportId, photo: '/uploads/a.webp' }])
  })

  it('waits with the report while its photograph cannot be uploaded', async () => {
    const device = await deviceWithReport({ photo: new Blob(['jpeg']) })
    const to = server({ upload: async () => ({ ok: false, isUnusable: false }) })
    await sendReports(device, to)
    expect(to.sent).toEqual([])
    expect(waiting(device)).toMatchObject([{ hasPhoto: true, failures: 1 }])
  })

  it('sends the report without a photograph that no attempt could upload', async () => {
    const device = await deviceWithReport({ photo: new Blob(['text']) })
    const to = server({ upload: async () => ({ ok: false, isUnusable: true }) })
    expect(await sendReports(device, to)).toBe('sent')
    expect(to.sent).toMatchObject([{ reportId, photo: undefined }])
  })

  it('sends nothing in the session of another driver', async () => {
    const device = await deviceWithReport()
    const to = server({ isOwnSession: async () => false })
    expect(await sendReports(device, to)).toBe('signed-out')
    expect(to.sent).toEqual([])
    expect(waiting(device)).toMatchObject([{ failures: 0 }])
  })

  it('keeps the report when the session has ended', async () => {
    const device = await deviceWithReport()
    const to = server({ report: () => Promise.reject(new AuthorizationError('sign-in')) })
    expect(await sendReports(device, to)).toBe('signed-out')
    expect(waiting(device)).toHaveLength(1)
  })

  it('keeps the report of an account that is no longer a driver, and says so', async () => {
    const device = await deviceWithReport()
    const to = server({ report: () => Promise.reject(new AuthorizationError('forbidden')) })
    expect(await sendReports(device, to)).toBe('not-a-driver')
    expect(waiting(device)).toMatchObject([{ failures: 0 }])
  })

  it('postpones all reports when the session cannot be read', async () => {
    const device = await deviceWithReport()
    const to = server({ isOwnSession: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await sendReports(device, to)).toBe('none')
    expect(waiting(device)).toMatchObject([{ failures: 1 }])
  })
})
