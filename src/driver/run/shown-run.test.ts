import { describe, expect, it } from 'vitest'
import type { DeliveryOutcome } from '#commerce/drivers/delivery-report.ts'
import type { DriverRun, RunStop } from '#commerce/drivers/driver-run.ts'
import { addReport, type ReportQueue, recordResponse } from '../queue/report-queue.ts'
import { shownRun } from './shown-run.ts'

const at = Date.parse('2026-11-25T12:00:00Z')

function stop(position: number, overrides: Partial<RunStop> = {}): RunStop {
  return {
    orderId: `order-${position}`,
    number: `000${position}`,
    position,
    status: 'out_for_delivery',
    window: { startMinute: 840, endMinute: 960 },
    endsAt: at,
    recipient: { name: 'Mona', phone: '+201001234567' },
    address: null,
    map: null,
    items: [],
    attempt: null,
    ...overrides,
  }
}

function run(stops: readonly RunStop[], due = 0, collected = 0): DriverRun {
  const cash = { due, collected, handedOver: null }
  return { driver: { id: 'omar', name: 'Omar' }, date: '2026-11-25', stops, cash }
}

let reports = 0
function reported(
  orderId: string,
  outcome: DeliveryOutcome,
  { queue = [], cash }: { queue?: ReportQueue; cash?: number } = {},
): ReportQueue {
  reports += 1
  const reportId = `00000000-0000-4000-8000-${String(reports).padStart(12, '0')}`
  const report = { reportId, orderId, outcome, reason: '', happenedAt: at + reports }
  return addReport(queue, {
    report: cash === undefined ? report : { ...report, cashCollected: cash },
    stop: { number: '1', name: 'Mona' },
    hasPhoto: false,
  })
}

const positions = (stops: readonly RunStop[]) => stops.map(({ position }) => position)

describe('shownRun', () => {
  it('shows stops by their status', () => {
    const shown = shownRun(
      run([
        stop(1, { status: 'delivered' }),
        stop(2),
        stop(3, { status: 'preparing' }),
        stop(4, { status: 'delivery_failed' }),
        stop(5, { status: 'confirmed' }),
      ]),
      [],
    )
    expect(positions(shown.open)).toEqual([2])
    expect(positions(shown.workshop)).toEqual([3, 5])
    expect(positions(shown.done)).toEqual([1, 4])
  })

  it.each(['delivered', 'nobody-home', 'refused'] as const)(
    'counts a stop that the device reports as %s as done',
    (outcome) => {
      const shown = shownRun(run([stop(1), stop(2)]), reported('order-1', outcome))
      expect(positions(shown.open)).toEqual([2])
      expect(shown.done).toMatchObject([{ isUnsent: true, attempt: { outcome } }])
    },
  )

  it('visits a stop last whose recipient asked for later', () => {
    const queue = reported('order-1', 'moved')
    expect(positions(shownRun(run([stop(1), stop(2)]), queue).open)).toEqual([2, 1])
    const both = reported('order-2', 'moved', { queue })
    expect(positions(shownRun(run([stop(1), stop(2)]), both).open)).toEqual([1, 2])
  })

  it('shows the stop as the server does once the server has refused the report', () => {
    const queue = reported('order-1', 'delivered')
    const reportId = queue[0]?.report.reportId ?? ''
    const answer = { ok: false, refusal: 'not-your-stop' } as const
    const refused = recordResponse(queue, reportId, { answer, now: at })
    expect(positions(shownRun(run([stop(1)]), refused).open)).toEqual([1])
  })

  it('shows a sent report until the run contains it', () => {
    const queue = reported('order-1', 'delivered')
    const reportId = queue[0]?.report.reportId ?? ''
    const answer = { ok: true, status: 'delivered', already: false, photo: 'none' } as const
    const sent = recordResponse(queue, reportId, { answer, now: at })
    expect(shownRun(run([stop(1)]), sent).done).toMatchObject([{ isUnsent: false }])
  })

  it('counts collected cash once', () => {
    const stops = [stop(1, { cashDue: 800 }), stop(2, { cashDue: 450 })]
    const queue = reported('order-1', 'delivered', { cash: 800 })
    expect(shownRun(run(stops, 1250), queue).cash).toEqual({ due: 450, collected: 800 })
    const ended = [stop(1, { status: 'delivered', cashDue: 800 }), stop(2, { cashDue: 450 })]
    expect(shownRun(run(ended, 450, 800), queue).cash).toEqual({ due: 450, collected: 800 })
    const failed = reported('order-2', 'nobody-home')
    expect(shownRun(run(stops, 1250), failed).cash).toEqual({ due: 800, collected: 0 })
  })
})
