import { z } from 'zod'
import { deliveryAttemptOutcomes, deliveryReportSchema } from '#commerce/drivers/delivery-report.ts'
import type { ReportedDelivery } from '#commerce/drivers/report-delivery.server.ts'
import { orderStatuses } from '#commerce/orders/order-statuses.ts'

/** The rules of the reports that wait on the device. Time is an argument. */

const refusal = z.discriminatedUnion('refusal', [
  z.object({ refusal: z.literal('not-your-stop') }),
  z.object({
    refusal: z.literal('order-moved-on'),
    status: z.enum(orderStatuses),
    outcome: z.enum(deliveryAttemptOutcomes).nullable(),
    at: z.number(),
  }),
  z.object({ refusal: z.literal('cash-missing'), cashDue: z.number() }),
])

/** Any script of the shop may write to the storage of the device, so values from it are validated. */
export const queuedReportSchema = z.object({
  report: deliveryReportSchema,
  /** Names the stop after staff have taken it off the run. */
  stop: z.object({ number: z.string(), name: z.string() }),
  /** The photograph is stored beside the queue until it is uploaded. */
  hasPhoto: z.boolean(),
  /** The end of the time for Undo, later that of the next attempt. */
  sendAt: z.number(),
  failures: z.number(),
  /** The server has it. It stays until the run shows it. */
  sentAt: z.number().nullable(),
  refused: refusal.nullable(),
})

export type QueuedReport = z.output<typeof queuedReportSchema>
export type ReportRefusal = z.output<typeof refusal>
export type ReportQueue = readonly QueuedReport[]

export const undoMs = 6_000
const firstRetryMs = 5_000
const longestRetryMs = 5 * 60_000

export function addReport(
  queue: ReportQueue,
  { report, stop, hasPhoto }: Pick<QueuedReport, 'report' | 'stop' | 'hasPhoto'>,
): ReportQueue {
  const sendAt = report.happenedAt + undoMs
  const added = { report, stop, hasPhoto, sendAt, failures: 0, sentAt: null, refused: null }
  return [...queue, added]
}

/** The newest report while it may be undone: the phone starts to send it only when it is due. */
export function undoable(queue: ReportQueue, now: number): QueuedReport | null {
  const last = queue.at(-1)
  return last && isWaiting(last) && last.failures === 0 && now < last.sendAt ? last : null
}

export function removeReport(queue: ReportQueue, reportId: string): ReportQueue {
  return queue.filter(({ report }) => report.reportId !== reportId)
}

export function isWaiting({ sentAt, refused }: QueuedReport): boolean {
  return sentAt === null && refused === null
}

export function waitingReports(queue: ReportQueue): ReportQueue {
  return queue.filter(isWaiting)
}

/** The report to send now. Reports of one order go in the order in which they happened. */
export function nextDue(queue: ReportQueue, now: number): QueuedReport | null {
  return nextOf(queue).find(({ sendAt }) => sendAt <= now) ?? null
}

/** When the next report is due; null without one. */
export function nextDueAt(queue: ReportQueue): number | null {
  const times = nextOf(queue).map(({ sendAt }) => sendAt)
  return times.length > 0 ? Math.min(...times) : null
}

function nextOf(queue: ReportQueue): ReportQueue {
  const orders = new Set<string>()
  return waitingReports(queue).filter(({ report: { orderId } }) => {
    const isFirst = !orders.has(orderId)
    orders.add(orderId)
    return isFirst
  })
}

/** The photograph is uploaded, or will never be: `photo` is its address. */
export function withoutPhoto(queue: ReportQueue, reportId: string, photo?: string): ReportQueue {
  return change(queue, reportId, (one) => ({
    ...one,
    hasPhoto: false,
    report: photo === undefined ? one.report : { ...one.report, photo },
  }))
}

/** An attempt has failed: the next one comes after twice the time, at most five minutes. */
export function retryLater(queue: ReportQueue, reportId: string, now: number): ReportQueue {
  return change(queue, reportId, (one) => {
    const delayMs = Math.min(firstRetryMs * 2 ** one.failures, longestRetryMs)
    return { ...one, failures: one.failures + 1, sendAt: now + delayMs }
  })
}

/**
 * The connection may be back: reports that failed are due, and those of a clock that was ahead. One that may be undone is
 * not.
 */
export function retryNow(queue: ReportQueue, now: number): ReportQueue {
  return queue.map((one) => {
    const isLate = one.failures > 0 || one.sendAt > now + undoMs
    return isWaiting(one) && isLate ? { ...one, sendAt: Math.min(one.sendAt, now) } : one
  })
}

export function recordResponse(
  queue: ReportQueue,
  reportId: string,
  { answer, now }: { answer: ReportedDelivery; now: number },
): ReportQueue {
  return change(queue, reportId, (one) => {
    if (answer.ok) return { ...one, sentAt: now }
    const { ok: _, ...refused } = answer
    return { ...one, refused }
  })
}

/** A run that was requested after a report was recorded shows it. */
export function dropShown(queue: ReportQueue, requestedAt: number): ReportQueue {
  return queue.filter(({ sentAt }) => sentAt === null || sentAt >= requestedAt)
}

/** Reports that the server has refused, until the driver has read why. */
export function refusedReports(
  queue: ReportQueue,
): ReadonlyArray<QueuedReport & { refused: ReportRefusal }> {
  return queue.flatMap((one) => (one.refused ? [{ ...one, refused: one.refused }] : []))
}

function change(
  queue: ReportQueue,
  reportId: string,
  changed: (one: QueuedReport) => QueuedReport,
): ReportQueue {
  return queue.map((one) => (one.report.reportId === reportId ? changed(one) : one))
}
