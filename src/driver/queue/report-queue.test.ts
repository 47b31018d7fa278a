import { describe, expect, it } from 'vitest'
import {
  addReport,
  dropShown,
  nextDue,
  nextDueAt,
  type ReportQueue,
  recordResponse,
  refusedReports,
  removeReport,
  retryLater,
  retryNow,
  undoable,
  undoMs,
  waitingReports,
  withoutPhoto,
} from './report-queue.ts'

const at = Date.parse('2026-11-25T12:00:00Z')
const ids = {
  one: '11111111-1111-4111-8111-111111111111',
  two: '22222222-2222-4222-8222-222222222222',
}

function added(
  queue: ReportQueue = [],
  { id = ids.one, orderId = 'order-1', happenedAt = at, hasPhoto = false } = {},
): ReportQueue {
  const report = { reportId: id, orderId, outcome: 'delivered', reason: '', happenedAt } as const
  return addReport(queue, { report, stop: { number: '1', name: 'Mona' }, hasPhoto })
}

const recorded = { ok: true, status: 'delivered', already: false, photo: 'none' } as const
const idsOf = (queue: ReportQueue) => queue.map(({ report }) => report.reportId)

describe('undo', () => {
  it('lasts until the report is due', () => {
    expect(undoable(added(), at + undoMs - 1)?.report.reportId).toBe(ids.one)
    expect(undoable(added(), at + undoMs)).toBeNull()
    expect(nextDue(added(), at + undoMs - 1)).toBeNull()
    expect(nextDue(added(), at + undoMs)?.report.reportId).toBe(ids.one)
  })

  it('concerns the newest report only', () => {
    const two = added(added(), { id: ids.two, orderId: 'order-2', happenedAt: at + 1000 })
    expect(undoable(two, at + 2000)?.report.reportId).toBe(ids.two)
    expect(idsOf(removeReport(two, ids.two))).toEqual([ids.one])
  })

  it('ends with the first attempt, which the shop may have recorded', () => {
    expect(undoable(retryLater(added(), ids.one, at), at + 1)).toBeNull()
  })

  it('is not cut short when the connection comes back', () => {
    expect(nextDueAt(retryNow(added(), at))).toBe(at + undoMs)
  })
})

describe('retries', () => {
  it('wait twice as long each time, and at most five minutes', () => {
    let queue = added()
    const delays: number[] = []
    for (let failures = 0; failures < 9; failures++) {
      queue = retryLater(queue, ids.one, at)
      delays.push(((nextDueAt(queue) ?? 0) - at) / 1000)
    }
    expect(delays).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300])
  })

  it('are due at once when the connection comes back', () => {
    const queue = retryNow(retryLater(added(), ids.one, at), at + 1)
    expect(nextDue(queue, at + 1)?.report.reportId).toBe(ids.one)
  })

  it('begin at once for a report of a clock that was ahead', () => {
    const hourAhead = added([], { happenedAt: at + 3_600_000 })
    expect(nextDueAt(retryNow(hourAhead, at))).toBe(at)
  })

  it('do not delay one that is due already', () => {
    const late = retryLater(added(), ids.one, at)
    expect(nextDueAt(retryNow(late, at + 3_600_000))).toBe(at + 5_000)
  })
})

describe('sending', () => {
  it('keeps the order of the reports of one stop, and lets other stops pass', () => {
    const moved = added([], { id: ids.one })
    const both = added(moved, { id: ids.two, happenedAt: at + 1 })
    expect(nextDue(retryLater(both, ids.one, at + undoMs), at + undoMs + 1)).toBeNull()
    const other = added(moved, { id: ids.two, orderId: 'order-2' })
    const passed = nextDue(retryLater(other, ids.one, at + undoMs), at + undoMs + 1)
    expect(passed?.report.reportId).toBe(ids.two)
  })

  it('keeps a recorded report until a run shows it that was requested later', () => {
    const sent = recordResponse(added(), ids.one, { answer: recorded, now: at + 7000 })
    expect(waitingReports(sent)).toEqual([])
    expect(nextDueAt(sent)).toBeNull()
    expect(idsOf(dropShown(sent, at + 7000))).toEqual([ids.one])
    expect(dropShown(sent, at + 7001)).toEqual([])
  })

  it('keeps a refused report with its reason until the driver has read it', () => {
    const answer = { ok: false, refusal: 'not-your-stop' } as const
    const refused = recordResponse(added(), ids.one, { answer, now: at })
    expect(refusedReports(refused).map((one) => one.refused)).toEqual([
      { refusal: 'not-your-stop' },
    ])
    expect(nextDue(refused, at + undoMs)).toBeNull()
    expect(idsOf(dropShown(refused, at + 60_000))).toEqual([ids.one])
  })

  it('adds the address of the photograph, and goes on without an unusable one', () => {
    const queue = added([], { hasPhoto: true })
    expect(withoutPhoto(queue, ids.one, '/uploads/a.webp')[0]).toMatchObject({
      hasPhoto: false,
      report: { photo: '/uploads/a.webp' },
    })
    expect(withoutPhoto(queue, ids.one)[0]?.report.photo).toBeUndefined()
  })
})
