import type { DeliveryOutcome } from '#commerce/drivers/delivery-report.ts'
import type { DriverRun, LastDeliveryAttempt, RunStop } from '#commerce/drivers/driver-run.ts'
import type { Pounds } from '#commerce/money.ts'
import { orderStatusProperties } from '#commerce/orders/order-status.ts'
import { isWaiting, type ReportQueue } from '../queue/report-queue.ts'

/** A stop as the driver sees it: the run of the server, with the reports that are still on the device. */
export interface ShownStop extends RunStop {
  /** `open` can be reported; `workshop` has not left; `done` needs nothing more. */
  state: 'open' | 'workshop' | 'done'
  /** Its last report is still on the device. */
  isUnsent: boolean
}

export interface ShownRun {
  date: DriverRun['date']
  /** Open stops in the order of the visit. */
  open: readonly ShownStop[]
  workshop: readonly ShownStop[]
  done: readonly ShownStop[]
  cash: { due: Pounds; collected: Pounds }
}

/** The stops of a run with the reports of the device, which the server may not have yet. */
export function shownRun(run: DriverRun, queue: ReportQueue): ShownRun {
  const stops = run.stops.map((stop) => shownStop(stop, queue))
  const open = stops.filter(({ state }) => state === 'open')
  // The recipient asked for a later time: after all others, in the order of the reports.
  const later = open.filter(({ attempt, isUnsent }) => isUnsent && attempt?.outcome === 'moved')
  later.sort((one, other) => (one.attempt?.happenedAt ?? 0) - (other.attempt?.happenedAt ?? 0))
  return {
    date: run.date,
    open: [...open.filter((stop) => !later.includes(stop)), ...later],
    workshop: stops.filter(({ state }) => state === 'workshop'),
    done: stops.filter(({ state }) => state === 'done'),
    cash: shownCash(run, queue),
  }
}

const endings: readonly DeliveryOutcome[] = ['delivered', 'nobody-home', 'refused']

function shownStop(stop: RunStop, queue: ReportQueue): ShownStop {
  const last = reportsOf(queue, stop.orderId).at(-1)
  const isUnsent = last !== undefined && isWaiting(last)
  if (!last) return { ...stop, state: stateOf(stop), isUnsent }
  const { outcome, reason = '', happenedAt } = last.report
  const attempt: LastDeliveryAttempt = { outcome, reason, happenedAt }
  const state = endings.includes(outcome) ? 'done' : stateOf(stop)
  return { ...stop, attempt, state, isUnsent }
}

function stateOf({ status }: RunStop): ShownStop['state'] {
  return orderStatusProperties[status].forDriver
}

/** Reports that the server has not refused. */
function reportsOf(queue: ReportQueue, orderId: string): ReportQueue {
  return queue.filter(({ report, refused }) => report.orderId === orderId && refused === null)
}

function shownCash({ cash, stops }: DriverRun, queue: ReportQueue): ShownRun['cash'] {
  const changes = stops
    // The server has counted the cash of a stop that it shows as ended.
    .filter((stop) => stateOf(stop) === 'open')
    .flatMap(({ orderId, cashDue = 0 }) => {
      const ending = reportsOf(queue, orderId).find(({ report }) =>
        endings.includes(report.outcome),
      )
      if (!ending) return []
      return { settled: cashDue, collected: ending.report.cashCollected ?? 0 }
    })
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    due: cash.due - sum(changes.map(({ settled }) => settled)),
    collected: cash.collected + sum(changes.map(({ collected }) => collected)),
  }
}
