import { useState } from 'react'
import type { DeliveryOutcome, DeliveryReport } from '#commerce/drivers/delivery-report.ts'
import type { DriverRun } from '#commerce/drivers/driver-run.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { undoable } from '../queue/report-queue.ts'
import { ActionBar, UndoBar } from '../report/action-bar.tsx'
import { ReportPanel } from '../report/report-panel.tsx'
import type { Driver } from '../use-driver.ts'
import { useNow } from '../use-now.ts'
import { Notices } from './notices.tsx'
import { runText } from './run.messages.ts'
import { RunSummary } from './run-summary.tsx'
import { type ShownStop, shownRun } from './shown-run.ts'
import { StartRun } from './start-run.tsx'
import { StopCard } from './stop-card.tsx'
import { StopList } from './stop-list.tsx'

interface Reporting {
  stop: ShownStop
  outcome: DeliveryOutcome
}

/** The stops of the day, with the next one in full and its outcomes under the thumb. */
export function RunView({ driver, run }: { driver: Driver; run: DriverRun }) {
  const { device, queue, isOffline, refetch } = driver
  const now = useNow(queue.at(-1)?.sendAt ?? null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  // With the stop: another one is next as soon as this one is reported.
  const [reporting, setReporting] = useState<Reporting | null>(null)

  const shown = shownRun(run, queue)
  const [next] = shown.open
  const stop = shown.open.find(({ orderId }) => orderId === chosenId) ?? next
  const undo = undoable(queue, now)
  const ready = shown.workshop.filter(({ status }) => status === 'preparing').length

  function choose({ orderId }: ShownStop) {
    setChosenId(orderId)
    window.scrollTo({ top: 0 })
    document.getElementById('stop')?.focus({ preventScroll: true })
  }

  async function report(
    { stop: { number, recipient } }: Reporting,
    made: DeliveryReport,
    photo: Blob | null,
  ) {
    const named = { number, name: recipient.name }
    await device.add({ report: made, stop: named, hasPhoto: photo !== null }, photo)
    setChosenId(null)
    window.scrollTo({ top: 0 })
  }

  return (
    <main className="flex grow flex-col">
      <div className="grid grow content-start gap-5 px-4 py-5">
        <RunSummary run={shown} />
        <Notices driver={driver} />
        {ready > 0 && (
          <StartRun
            count={ready}
            isBeside={stop !== undefined}
            isOffline={isOffline}
            onStarted={refetch}
          />
        )}
        {stop && <StopCard stop={stop} isNext={stop === next} now={now} />}
        {stop !== next && (
          <Button variant="quiet" size="large" onClick={() => setChosenId(null)}>
            {runText('backToNext')}
          </Button>
        )}
        {shown.open.length + shown.workshop.length === 0 && (
          <EmptyState title={runText('allDone')} note={runText('allDoneNote')} />
        )}
        <StopList
          title={runText('later')}
          stops={shown.open.filter((one) => one !== stop)}
          onChoose={choose}
        />
        <StopList title={runText('inWorkshop')} stops={shown.workshop} />
        <StopList title={runText('done')} stops={shown.done} />
      </div>
      {(stop || undo) && (
        <div className="sticky bottom-0 z-10 grid gap-2 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <div role="status" className="empty:sr-only">
            {undo && (
              <UndoBar
                outcome={undo.report.outcome}
                name={undo.stop.name}
                onUndo={() => void device.remove(undo.report.reportId)}
              />
            )}
          </div>
          {stop && <ActionBar onChoose={(outcome) => setReporting({ stop, outcome })} />}
        </div>
      )}
      {reporting && (
        <ReportPanel
          {...reporting}
          onClose={() => setReporting(null)}
          onReport={(made, photo) => report(reporting, made, photo)}
        />
      )}
    </main>
  )
}
