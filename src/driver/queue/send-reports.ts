import type { DeliveryReportInput } from '#commerce/drivers/delivery-report.ts'
import type { ReportedDelivery } from '#commerce/drivers/report-delivery.server.ts'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import type { Device } from './device.ts'
import {
  nextDue,
  type QueuedReport,
  recordResponse,
  retryLater,
  withoutPhoto,
} from './report-queue.ts'

/** `unusable`: no attempt can succeed with this photograph. */
export type UploadedPhoto = { ok: true; address: string } | { ok: false; isUnusable: boolean }

export interface ReportServer {
  now: () => number
  /** Whether the session is that of the driver who reported. */
  isOwnSession: () => Promise<boolean>
  upload: (photo: Blob) => Promise<UploadedPhoto>
  report: (report: DeliveryReportInput) => Promise<ReportedDelivery>
}

export type SendOutcome = 'sent' | 'none' | SessionEnd

/** Why the server shows the device no run: the session has ended, or its account is no longer that of a driver. */
export type SessionEnd = 'signed-out' | 'not-a-driver'

export function sessionEndOf({ reason }: AuthorizationError): SessionEnd {
  return reason === 'forbidden' ? 'not-a-driver' : 'signed-out'
}

/**
 * Sends the reports that are due, one after another. A report whose response is lost is sent again with the same id, and
 * is recorded once.
 */
export async function sendReports(device: Device, server: ReportServer): Promise<SendOutcome> {
  const due = () => nextDue(device.state.getState().queue, server.now())
  const postpone = (reportId: string) =>
    device.changeQueue((queue) => retryLater(queue, reportId, server.now()))
  let outcome: SendOutcome = 'none'
  let isOwnSession: boolean | undefined
  for (let next = due(); next; next = due()) {
    const { reportId } = next.report
    try {
      isOwnSession ??= await server.isOwnSession()
      if (!isOwnSession) return 'signed-out'
      await sendReport(device, next, server)
      outcome = 'sent'
    } catch (error) {
      if (error instanceof AuthorizationError) return sessionEndOf(error)
      await postpone(reportId)
    }
  }
  await device.deleteOldPhotos()
  return outcome
}

async function sendReport(device: Device, one: QueuedReport, server: ReportServer): Promise<void> {
  const { reportId } = one.report
  const photo = one.hasPhoto ? await sendPhoto(device, reportId, server) : one.report.photo
  const answer = await server.report({ ...one.report, photo })
  await device.changeQueue((queue) =>
    recordResponse(queue, reportId, { answer, now: server.now() }),
  )
}

/** The address of an uploaded photograph joins the report, so that a retry does not upload it again. */
async function sendPhoto(
  device: Device,
  reportId: string,
  server: ReportServer,
): Promise<string | undefined> {
  const photo = await device.readPhoto(reportId)
  const uploaded: UploadedPhoto = photo
    ? await server.upload(photo)
    : { ok: false, isUnusable: true }
  if (!uploaded.ok && !uploaded.isUnusable) throw new Error('The photograph was not uploaded.')
  // A delivery counts without its photograph.
  const address = uploaded.ok ? uploaded.address : undefined
  await device.changeQueue((queue) => withoutPhoto(queue, reportId, address))
  return address
}
