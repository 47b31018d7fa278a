import { CloudOff, TriangleAlert } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { refusedReports, waitingReports } from '../queue/report-queue.ts'
import type { Driver } from '../use-driver.ts'
import { noticeText } from './notices.messages.ts'
import { refusalMessage } from './refusal-message.ts'

/** The connection, the reports that wait, and those that the server has refused. */
export function Notices({ driver }: { driver: Driver }) {
  const { queue, isOffline, isStored, isSending, sendNow, device } = driver
  // Of the others, the time for Undo has not ended.
  const waiting = waitingReports(queue).filter(({ failures }) => failures > 0 || isOffline).length
  return (
    <div className="grid gap-2 not-has-[p]:hidden">
      {refusedReports(queue).map(({ report, stop, refused }) => (
        <div key={report.reportId} role="alert" className="rounded-sm bg-clay px-4 py-3">
          <p className="font-medium wrap-anywhere">{noticeText('conflict', stop)}</p>
          <p className="mt-0.5">{refusalMessage(refused)}</p>
          <Button
            variant="quiet"
            className="mt-2"
            onClick={() => void device.remove(report.reportId)}
          >
            {noticeText('understood')}
          </Button>
        </div>
      ))}
      {!isStored && (
        <p role="alert" className="flex gap-2.5 rounded-sm bg-clay px-4 py-3">
          <TriangleAlert className="mt-0.5 size-5 shrink-0" />
          {noticeText('notStored')}
        </p>
      )}
      <div role="status" className="empty:sr-only">
        {(isOffline || waiting > 0) && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm bg-linen px-4 py-2.5">
            <CloudOff className="size-5 shrink-0" />
            <p className="min-w-40 grow basis-0">
              {isOffline && noticeText('offline')}{' '}
              {waiting > 0 && noticeText('waiting', { count: waiting })}
            </p>
            {!isOffline && (
              <Button variant="quiet" pending={isSending} onClick={sendNow}>
                {noticeText('sendNow')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
